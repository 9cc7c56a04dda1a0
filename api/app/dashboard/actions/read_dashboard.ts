import { readDailyFigures, type DailyFigures } from '#app/dashboard/actions/read_daily_figures'
import { readLatestEvents, type LatestEvents } from '#app/dashboard/actions/read_latest_events'
import {
  readTopPackages,
  readTotals,
  type RankedPackage,
  type Totals,
} from '#app/dashboard/actions/read_totals'

const DAYS = 30

export interface Dashboard {
  totals: Totals
  latest: LatestEvents
  topPackages: RankedPackage[]
  daily: DailyFigures[]
}

/** The admins' start page: figures of the academy now. */
export async function readDashboard(now: number): Promise<Dashboard> {
  return {
    totals: await readTotals(),
    latest: await readLatestEvents(),
    topPackages: await readTopPackages(),
    daily: await readDailyFigures(DAYS, now),
  }
}
