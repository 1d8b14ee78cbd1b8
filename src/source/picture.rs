//! Lines that attach photographs: `![alt](file)`.

use std::collections::BTreeMap;

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
    if !line.contains("![") {
        return false;
    }
    let (alts, targets) = (closed(line, '[', ']'), closed(line, '(', ')'));
    line.match_indices("![").any(|(at, _)| {
        let target = alts.get(&(at + 1)).map(|close| close + 1);
        target
            .and_then(|open| Some(&line[open + 1..*targets.get(&open)?]))
            .is_some_and(|target| super::trailer::names_a_picture(file(target)))
    })
}

/// Where each bracket of a kind is closed: from one pass, however many stay open.
fn closed(line: &str, open: char, close: char) -> BTreeMap<usize, usize> {
    let mut waiting = Vec::new();
    let mut closed = BTreeMap::new();
    let mut escaped = false;
    for (at, c) in line.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if c == open => waiting.push(at),
            _ if c == close => closed.extend(waiting.pop().map(|opened| (opened, at))),
            _ => {}
        }
    }
    closed
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
            ("Nets ![N](and ![N](nets.jpg) dry", true),
            ("Nets ![N [brown](nets.jpg)", false),
            ("Nets ![N \\] brown](nets.jpg)", true),
        ] {
            assert_eq!(has_picture(line), expected, "{line}");
        }
    }
}
