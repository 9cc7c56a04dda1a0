import { writeFileSync } from 'node:fs'
import type { NamedReporterContract, RunnerEvents } from '@japa/runner/types'

/** A file with one test, in the form of vitest's JSON reporter. */
interface TestResult {
  name: string
  assertionResults: [{ status: Status; fullName: string; duration: number }]
}

type Status = 'passed' | 'failed' | 'pending' | 'todo'

/**
 * Writes the totals, and every test with its time, to the file that TEST_REPORT names, in the form of vitest's JSON
 * reporter.
 */
export const totals: NamedReporterContract = {
  name: 'totals',
  handler(_, emitter) {
    const file = process.env.TEST_REPORT
    if (!file) return
    const testResults: TestResult[] = []
    let group = ''
    emitter.on('group:start', ({ title }) => {
      group = `${title} › `
    })
    emitter.on('group:end', () => {
      group = ''
    })
    emitter.on('test:end', (test) => {
      testResults.push(resultOf(test, group))
    })
    emitter.on('runner:end', () => {
      const count = (status: Status) =>
        testResults.filter(({ assertionResults: [test] }) => test.status === status).length
      const report = {
        numPassedTests: count('passed'),
        numFailedTests: count('failed'),
        numPendingTests: count('pending'),
        numTodoTests: count('todo'),
        testResults,
      }
      writeFileSync(file, JSON.stringify(report))
    })
  },
}

function resultOf(test: RunnerEvents['test:end'], group: string): TestResult {
  const fullName = `${group}${test.title.expanded}`
  const { meta, duration } = test
  return { name: meta.fileName, assertionResults: [{ status: statusOf(test), fullName, duration }] }
}

/** Japa gives a test that is marked as failing an error when it passes. */
function statusOf({ isSkipped, isTodo, hasError }: RunnerEvents['test:end']): Status {
  if (isSkipped) return 'pending'
  if (isTodo) return 'todo'
  return hasError ? 'failed' : 'passed'
}
