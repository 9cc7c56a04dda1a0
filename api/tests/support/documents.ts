import { zipOf } from '#tests/support/question_files'

const NAMES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"'

interface Look {
  u?: true
  b?: true
  color?: string
}

/** A run of text in Word's XML. */
export function run(text: string, { u, b, color }: Look = {}): string {
  const look = `${b ? '<w:b/>' : ''}${color ? `<w:color w:val="${color}"/>` : ''}${u ? '<w:u w:val="single"/>' : ''}`
  return `<w:r>${look === '' ? '' : `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`
}

/** A paragraph of runs, or of one text; `list` is the id and level of an automatic list. */
export function paragraph(content: string, list?: [id: number, level: number]): string {
  const runs = content.startsWith('<') ? content : run(content)
  const numbered = list
    ? `<w:pPr><w:numPr><w:ilvl w:val="${list[1]}"/><w:numId w:val="${list[0]}"/></w:numPr></w:pPr>`
    : ''
  return `<w:p>${numbered}${runs}</w:p>`
}

type Merge = 'restart' | 'continue'

export function cell(content: string, merge?: Merge): string {
  const merged = merge
    ? `<w:tcPr><w:vMerge${merge === 'restart' ? ' w:val="restart"' : ''}/></w:tcPr>`
    : ''
  return `<w:tc>${merged}${content.startsWith('<w:p') || content.startsWith('<w:tbl') ? content : paragraph(content)}</w:tc>`
}

export const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`
export const table = (...rows: string[]) => `<w:tbl>${rows.join('')}</w:tbl>`

/** List 1 numbers with letters below; lists 2 to 9 have letters only. */
const NUMBERING = `<w:numbering ${NAMES}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="upperLetter"/></w:lvl></w:abstractNum><w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:numFmt w:val="upperLetter"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>${[2, 3, 4].map((id) => `<w:num w:numId="${id}"><w:abstractNumId w:val="1"/></w:num>`).join('')}</w:numbering>`

/** A Word document with these paragraphs and tables. */
export function documentOf(body: string, parts: Record<string, string> = {}): Buffer {
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<?xml version="1.0"?><w:document ${NAMES}><w:body>${body}</w:body></w:document>`,
    'word/numbering.xml': NUMBERING,
    ...parts,
  })
}
