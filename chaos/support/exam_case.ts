import type { Account, Orders } from '../chaos_case.ts'
import { Installation } from './installation.ts'
import type { Learner } from './learner.ts'
import { randomFrom } from './random.ts'
import { TimeWatch } from './time_watch.ts'

/** A running case: learners with attempts on a server of their own. */
export interface Scene extends Orders {
  installation: Installation
  learners: readonly Learner[]
  /** 0 to 1, repeats with the seed. */
  random: () => number
}

export interface SceneOptions {
  did: string
  learners: number
  /** How long a learner's call may take, in milliseconds; default: the web app's 20 s. */
  patience?: number
  /** Environment variables of the server. */
  settings?: Record<string, string>
  /** Default: a folder of its own. */
  dataDir?: string
  /** The case itself moves the ends of sessions. */
  movesTime?: boolean
}

/**
 * Starts attempts for learners, runs the faults, and then checks every acknowledged answer and everybody's time.
 * @param happen returns further broken promises
 */
export async function playScene(
  orders: Orders,
  { did, learners: count, patience, settings, movesTime = false, ...options }: SceneOptions,
  happen: (scene: Scene) => Promise<readonly string[] | void>
): Promise<Account> {
  const installation = await Installation.open(settings, options)
  try {
    const learners = await installation.seats(count, patience)
    const watch = await TimeWatch.begin(learners)
    const random = randomFrom(orders.seed)
    const complaints = (await happen({ ...orders, installation, learners, random })) ?? []
    for (const learner of learners) await learner.deliverAll()
    const missing = await installation.missing()
    const untimely = movesTime ? [] : await watch.complaints()
    return {
      did,
      kills: installation.kills,
      acknowledged: installation.acknowledged,
      lost: missing.length,
      complaints: [...complaints, ...missing, ...untimely],
    }
  } finally {
    await installation.close()
  }
}
