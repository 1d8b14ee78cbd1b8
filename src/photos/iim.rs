//! IPTC-IIM 4.2 within Photoshop image resources: what of it is published.

/// What JPEG's APP13 segments begin with.
pub(super) const PHOTOSHOP: &[u8] = b"Photoshop 3.0\0";

const RESOURCE: &[u8; 4] = b"8BIM";
const IPTC_RESOURCE: u16 = 0x0404;

/// Record and number of the data sets that stay.
const KEPT: [(u8, u8); 8] = [
    (1, 90),  // coded character set, by which the others are read
    (2, 0),   // record version
    (2, 40),  // special instructions
    (2, 80),  // by-line
    (2, 85),  // by-line title
    (2, 110), // credit
    (2, 115), // source
    (2, 116), // copyright notice
];

/// What stays of the resources of a photograph, as one segment with its prefix; `None` where
/// nothing does. `resources` is the content of all its APP13 segments without their prefixes.
pub(super) fn kept(resources: &[u8]) -> Option<Vec<u8>> {
    let data_sets = data_sets(iptc(resources)?);
    if !data_sets.iter().any(|set| set[1] == 2 && set[2] != 0) {
        return None;
    }
    let data = data_sets.concat();
    let size = u32::try_from(data.len()).ok()?;
    let mut segment = PHOTOSHOP.to_vec();
    segment.extend_from_slice(RESOURCE);
    segment.extend_from_slice(&IPTC_RESOURCE.to_be_bytes());
    segment.extend_from_slice(&[0, 0]);
    segment.extend_from_slice(&size.to_be_bytes());
    segment.extend_from_slice(&data);
    if data.len() % 2 == 1 {
        segment.push(0);
    }
    Some(segment)
}

/// The IPTC resource among the others.
fn iptc(mut rest: &[u8]) -> Option<&[u8]> {
    loop {
        rest = rest.strip_prefix(RESOURCE)?;
        let (number, after) = rest.split_first_chunk::<2>()?;
        let name = usize::from(*after.first()?);
        // The name with its length byte is padded to an even number.
        let after = after.get((name + 2) & !1..)?;
        let (size, after) = after.split_first_chunk::<4>()?;
        let size = usize::try_from(u32::from_be_bytes(*size)).ok()?;
        let data = after.get(..size)?;
        if u16::from_be_bytes(*number) == IPTC_RESOURCE {
            return Some(data);
        }
        rest = after.get(size + size % 2..)?;
    }
}

/// The data sets that stay, each with its head. Stops at the first that is malformed.
fn data_sets(mut rest: &[u8]) -> Vec<&[u8]> {
    let mut kept = Vec::new();
    while let [0x1C, record, number, high, low, ..] = *rest {
        let length = usize::from(u16::from_be_bytes([high, low]));
        // The first bit would mean an extended length, which no credit needs.
        let Some(set) = rest.get(..5 + length).filter(|_| length < 0x8000) else { break };
        if KEPT.contains(&(record, number)) {
            kept.push(set);
        }
        rest = &rest[set.len()..];
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::photos::sample::{has, iim_resources};

    #[test]
    fn credit_and_rights_stay_and_the_rest_goes() {
        let kept = kept(&iim_resources()).unwrap();
        assert!(kept.starts_with(PHOTOSHOP));
        for part in [&b"Jane Roe"[..], b"AFP", b"(c) Example"] {
            assert!(has(&kept, part), "{:?} is lost", String::from_utf8_lossy(part));
        }
        assert!(!has(&kept, b"SECRET"));
        // What was written can be read again.
        assert_eq!(super::kept(kept.strip_prefix(PHOTOSHOP).unwrap()), Some(kept.clone()));
    }

    #[test]
    fn what_is_cut_short_keeps_only_what_is_whole() {
        let resources = iim_resources();
        for end in 0..resources.len() {
            if let Some(kept) = kept(&resources[..end]) {
                assert!(!has(&kept, b"SECRET"));
            }
        }
    }
}
