export interface Facility {
  title: string
  /** A sentence about the facility; may be empty. */
  text: string
}

export interface CourseOffer {
  paragraphs: string[]
  facilities: Facility[]
}

const BULLET = /^[-*•]\s+/

/**
 * Parses the course text: lines that start with '-', '*' or '•' are facilities, as 'title: sentence' or only the title.
 * Every other line is a paragraph.
 */
export function courseOffer(text: string): CourseOffer {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return {
    paragraphs: lines.filter((line) => !BULLET.test(line)),
    facilities: lines
      .filter((line) => BULLET.test(line))
      .map((line) => facilityOf(line.replace(BULLET, ''))),
  }
}

function facilityOf(line: string): Facility {
  const colon = line.indexOf(': ')
  return colon < 0
    ? { title: line, text: '' }
    : { title: line.slice(0, colon), text: line.slice(colon + 2).trim() }
}
