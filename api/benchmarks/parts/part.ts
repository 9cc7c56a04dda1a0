import type { Academy } from '../academy/academy.js'
import type { Report } from '../report.js'

/** One part of the measurements in an academy. */
export interface AcademyPart {
  name: string
  run: (academy: Academy, report: Report) => Promise<void>
}
