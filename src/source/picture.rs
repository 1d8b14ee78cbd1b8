//! Lines that attach photographs: `![alt](file)`.

/// The alt text and the file of each photograph of a line that holds nothing else, in order;
/// `None` for any other line.
///
/// Brackets within brackets must be balanced, as in Markdown: `![Nets [brown]](nets (1).jpg)`.
pub(super) fn pictures(line: &str) -> Option<Vec<(&str, &str)>> {
    let mut pictures = Vec::new();
    let mut rest = line.trim();
    while !rest.is_empty() {
        let (alt, after) = bracketed(rest.strip_prefix('!')?, '[', ']')?;
        let (target, after) = bracketed(after, '(', ')')?;
        let file = file(target);
        if file.is_empty() {
            return None;
        }
        pictures.push((alt.trim(), file));
        rest = after.trim_start();
    }
    (!pictures.is_empty()).then_some(pictures)
}

/// True if a photograph stands somewhere in a line of text.
pub(super) fn has_picture(line: &str) -> bool {
    line.match_indices("![").any(|(at, _)| {
        bracketed(&line[at + 1..], '[', ']')
            .and_then(|(_, after)| bracketed(after, '(', ')'))
            .is_some_and(|(target, _)| super::trailer::names_a_picture(file(target)))
    })
}

/// What stands between a bracket that `text` begins with and the one that closes it, and the rest.
fn bracketed(text: &str, open: char, close: char) -> Option<(&str, &str)> {
    let inner = text.strip_prefix(open)?;
    let mut depth = 1;
    let mut escaped = false;
    for (at, c) in inner.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if c == open => depth += 1,
            _ if c == close => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some((&inner[..at], &inner[at + close.len_utf8()..]));
        }
    }
    None
}

/// The file of `file "title"` and of `<file>`.
fn file(target: &str) -> &str {
    let target = target.trim();
    let target = target.split_once(" \"").map_or(target, |(file, _)| file.trim());
    target.strip_prefix('<').and_then(|file| file.strip_suffix('>')).unwrap_or(target)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_photographs_and_nothing_else_attaches_them() {
        for (line, expected) in [
            ("![Nets](nets.jpg)", Some(vec![("Nets", "nets.jpg")])),
            ("![](a.jpg)  ![B](b.jpg)", Some(vec![("", "a.jpg"), ("B", "b.jpg")])),
            ("![Nets [brown]](nets (1).jpg)", Some(vec![("Nets [brown]", "nets (1).jpg")])),
            ("![N](<my nets.jpg>)", Some(vec![("N", "my nets.jpg")])),
            ("![N](nets.jpg \"Title\")", Some(vec![("N", "nets.jpg")])),
            ("![N]( )", None),
            ("![N] (nets.jpg)", None),
            ("![N](nets.jpg", None),
            ("Nets ![N](nets.jpg)", None),
            ("![N](nets.jpg) nets", None),
            ("", None),
        ] {
            assert_eq!(pictures(line), expected, "{line}");
        }
    }

    #[test]
    fn a_photograph_within_text_is_seen() {
        for (line, expected) in [
            ("Nets ![N](nets.jpg) dry", true),
            ("Nets![1] dry", false),
            ("Nets ![N](https://a.org/) dry", false),
            ("What a boat![", false),
        ] {
            assert_eq!(has_picture(line), expected, "{line}");
        }
    }
}
