import { renderResults } from './render_results.js'
import type { ResultsPaper } from './results_paper.js'

/** The function that the printer's thread runs. */
export default function print(paper: ResultsPaper): Promise<Uint8Array> {
  return renderResults(paper)
}
