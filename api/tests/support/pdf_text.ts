import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text that a person can read and copy from a PDF; spaces and line breaks become one space. */
export async function pdfText(bytes: Buffer): Promise<string> {
  const loading = getDocument({
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
  })
  const document = await loading.promise
  const texts: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    texts.push(...items.map((item) => ('str' in item ? item.str : '')))
  }
  await loading.destroy()
  return texts.join(' ').replace(/\s+/g, ' ').trim()
}
