import { CLASS_LIST_HEADINGS } from '@lulus/api/contracts/classes'

/** Excel writes CSV files in the old Windows encoding unless UTF-8 is chosen, and 'Unicode text' in UTF-16. */
export function decodeList(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The first bytes of ZIP archives, such as new Excel files, and of old Excel files. */
const WORKBOOK_BEGINNINGS = [
  [0x50, 0x4b],
  [0xd0, 0xcf],
]

/** Whether a file is an Excel workbook, whatever its name. The server reads those. */
export function isWorkbook(bytes: ArrayBuffer): boolean {
  const [first, second] = new Uint8Array(bytes)
  return WORKBOOK_BEGINNINGS.some((beginning) => beginning[0] === first && beginning[1] === second)
}

/** A list with one learner, as if the cells had been pasted. */
export function listOfOne(learner: { nama: string; nohp: string; email: string }): string {
  const cells = [learner.nama, learner.nohp, learner.email]
  return [CLASS_LIST_HEADINGS, cells.map((cell) => cell.replaceAll(/["\t\r\n]/g, ' '))]
    .map((row) => row.join('\t'))
    .join('\n')
}
