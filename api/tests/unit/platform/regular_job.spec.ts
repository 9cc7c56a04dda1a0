import { setTimeout as delay } from 'node:timers/promises'
import { test } from '@japa/runner'
import logger from '@adonisjs/core/services/logger'
import { RegularJob } from '#app/platform/time/regular_job'

test.group('Regular job', () => {
  test('a regular job runs repeatedly until it is stopped', async ({ assert }) => {
    let runs = 0
    const job = new RegularJob('count', logger, async () => void runs++)
    job.every(5)
    while (runs < 3) await delay(5)
    await job.stop()

    const atTheEnd = runs
    await delay(30)
    assert.equal(runs, atTheEnd)
  })

  test('a regular job never runs twice at once, and has ended after stop', async ({ assert }) => {
    let underWay = 0
    let started = 0
    const job = new RegularJob('slow', logger, async (signal) => {
      started++
      assert.equal(++underWay, 1)
      while (!signal.aborted) await delay(1)
      underWay--
    })
    job.run()
    job.run()
    await job.stop()
    assert.deepEqual([started, underWay], [1, 0])
  })

  test('a regular job continues after a failure', async ({ assert }) => {
    const { level } = logger
    logger.level = 'silent'
    let runs = 0
    const job = new RegularJob('broken', logger, async () => {
      runs++
      throw new Error('once more')
    })
    job.every(2)
    while (runs < 2) await delay(2)
    await job.stop()
    logger.level = level
    assert.isAtLeast(runs, 2)
  })
})
