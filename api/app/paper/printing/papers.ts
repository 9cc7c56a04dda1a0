/**
 * The papers by name, each with the type of its plain data. The room that owns a paper declares it beside that type, by
 * adding to this interface; `start/papers.ts` registers the function that draws it.
 */
export interface Papers {}

export type PaperName = keyof Papers

/** The function that draws each paper: as a PDF, or as a picture. */
export type Drawings = { [Name in PaperName]: (data: Papers[Name]) => Promise<Uint8Array> }

/** A job of the printer's threads. */
export interface PrintJob<Name extends PaperName = PaperName> {
  name: Name
  data: Papers[Name]
}

/** The function that the printer's threads run. */
export function drawWith(drawings: Drawings) {
  return <Name extends PaperName>({ name, data }: PrintJob<Name>): Promise<Uint8Array> =>
    drawings[name](data)
}
