import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { spreadsheetRows, type SpreadsheetCell } from '../../../api/tests/support/spreadsheet.ts'
import { LIMITS } from './limits.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** An Excel file with one sheet. Digits alone become numbers, as in Excel. */
export function workbook(rows: readonly (readonly string[])[]): Buffer {
  const cell = (text: string) =>
    /^\d+$/.test(text)
      ? `<c><v>${Number(text)}</v></c>`
      : `<c t="inlineStr"><is><t>${text}</t></is></c>`
  const sheet = rows.map((cells) => `<row>${cells.map(cell).join('')}</row>`).join('')
  const files = {
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Siswa" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${sheet}</sheetData></worksheet>`,
  }
  const entries = Object.entries(files).map(([name, xml]) => [name, strToU8(xml)] as const)
  return Buffer.from(zipSync(Object.fromEntries(entries)))
}

/** Triggers the download of a paper, and waits for it. */
export async function downloadedBy(page: Page, press: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: LIMITS.paper }),
    press(),
  ])
  return download
}

/** The text of a downloaded PDF, with whitespace collapsed. */
export async function textOf(download: Download): Promise<string> {
  return (await pagesOf(await readFile(await download.path()))).join(' ')
}

/** The texts of a PDF's pages, with whitespace collapsed. */
export async function pagesOf(pdf: Buffer): Promise<string[]> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: VerbosityLevel.ERRORS })
  const { numPages, getPage } = await loading.promise.then((document) => ({
    numPages: document.numPages,
    getPage: document.getPage.bind(document),
  }))
  const texts: string[] = []
  for (let number = 1; number <= numPages; number++) {
    const { items } = await (await getPage(number)).getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    texts.push(text.replace(/\s+/g, ' ').trim())
  }
  await loading.destroy()
  return texts
}

/** The rows of a downloaded workbook's first sheet, as a spreadsheet program reads them. */
export async function cellsOf(download: Download): Promise<SpreadsheetCell[][]> {
  return spreadsheetRows(await readFile(await download.path()))
}
