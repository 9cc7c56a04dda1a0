import type { ChaosCase } from './chaos_case.ts'
import { BACKUP } from './cases/backup.ts'
import { BROWSER_KILLED, BROWSER_OFFLINE, BROWSER_SESSION_END, TWO_TABS } from './cases/browsers.ts'
import { CLOCK_STEPS } from './cases/clock_steps.ts'
import { DATABASE_AWAY, DATABASE_KILLED } from './cases/database.ts'
import { DISK_FULL } from './cases/disk_full.ts'
import { KILL_SERVER } from './cases/kill_server.ts'
import { LOGIN_ENDS, TWO_DEVICES } from './cases/logins.ts'
import { MODEL, MODEL_ON_MARIADB } from './cases/model.ts'
import { NETWORK } from './cases/network.ts'
import { REDIS_FROZEN, ROLLING_RESTART } from './cases/processes.ts'
import { OFFLINE, SESSION_END } from './cases/offline.ts'
import { REHEARSAL } from './cases/rehearsal.ts'

/** Every case, in the order of the closing table. */
export const CASES: readonly ChaosCase[] = [
  KILL_SERVER,
  BROWSER_KILLED,
  NETWORK,
  OFFLINE,
  BROWSER_OFFLINE,
  SESSION_END,
  BROWSER_SESSION_END,
  CLOCK_STEPS,
  DATABASE_AWAY,
  DATABASE_KILLED,
  DISK_FULL,
  REDIS_FROZEN,
  BACKUP,
  TWO_TABS,
  TWO_DEVICES,
  LOGIN_ENDS,
  ROLLING_RESTART,
  REHEARSAL,
  MODEL,
  MODEL_ON_MARIADB,
]
