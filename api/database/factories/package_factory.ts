import { randomInt } from 'node:crypto'
import { CURRENT_TABLE_VERSION } from '#app/scoring/domain/scoring'
import Package from '#app/packages/models/package'
import { DEFAULT_MINUTES } from '#contracts/exam'
import { DEFAULT_PRICES } from '#contracts/packages'

let sequence = randomInt(1_000)

/** Creates a Prediction package that is on sale, without questions. */
export async function createPackage(attributes: Partial<Package> = {}): Promise<Package> {
  const now = Date.now()
  return Package.create({
    name: `Paket ${++sequence}`,
    status: 'siap',
    level: 'prediction',
    price: DEFAULT_PRICES.prediction,
    listeningMinutes: DEFAULT_MINUTES.listening,
    writtenMinutes: DEFAULT_MINUTES.written,
    readingMinutes: DEFAULT_MINUTES.reading,
    labOnly: false,
    scoringTable: CURRENT_TABLE_VERSION,
    createdAt: now,
    updatedAt: now,
    ...attributes,
  })
}
