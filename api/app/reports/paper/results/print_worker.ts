import { renderResults } from './render_results.js'
import type { ResultsPaper } from './results_paper.js'

/** What the printer's thread does. */
export default function print(paper: ResultsPaper): Promise<Uint8Array> {
  return renderResults(paper)
}
