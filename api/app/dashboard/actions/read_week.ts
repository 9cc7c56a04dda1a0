import { statfs } from 'node:fs/promises'
import { agesOf, lacksOf, weeksAt, type Ages } from '#app/dashboard/domain/week'
import {
  countLateAnswers,
  countPaidNotBegun,
  eventsBetween,
  waitingSince,
  type WeekEvent,
} from '#app/dashboard/rows/week'
import { readRevenue, type Revenue } from '#app/payments/actions/read_revenue'
import { readLastBackup } from '#app/platform/installation/last_backup'
import { unpaidClasses, type UnpaidClass } from '#app/reports/rows/open_money'
import env from '#start/env'

export interface Week {
  /** Waiting payments of learners, and of classes. */
  waiting: { learners: Ages; classes: Ages }
  revenue: { soFar: Revenue; lastSoFar: Revenue; last: Revenue }
  paidNotBegun: number
  unpaid: UnpaidClass[]
  events: (WeekEvent & { lacks: string[] })[]
  lateAnswers: number
  /** When the data folder was last backed up by our own command; null when it never was, or otherwise. */
  lastBackup: number | null
  /** Of the disk with the data folder; bytes. */
  disk: { free: number; total: number }
}

/** What has to be done this week, and how it compares with the last. Staff and rehearsals count nowhere. */
export async function readWeek(now: number): Promise<Week> {
  const { whole, soFar, lastSoFar, last } = weeksAt(now)
  const waiting = await waitingSince()
  const events = await eventsBetween(whole)
  return {
    waiting: {
      learners: agesOf(waiting.learners, now),
      classes: agesOf(waiting.classes, now),
    },
    revenue: {
      soFar: await readRevenue(soFar),
      lastSoFar: await readRevenue(lastSoFar),
      last: await readRevenue(last),
    },
    paidNotBegun: await countPaidNotBegun(),
    unpaid: await unpaidClasses(),
    events: events.map((event) => ({ ...event, lacks: lacksOf(event) })),
    lateAnswers: await countLateAnswers(),
    lastBackup: await readLastBackup(env.get('DATA_DIR')),
    disk: await readDisk(env.get('DATA_DIR')),
  }
}

async function readDisk(folder: string): Promise<Week['disk']> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}
