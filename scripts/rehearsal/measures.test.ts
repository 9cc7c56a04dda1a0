import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Measures, percentile } from './measures.ts'

test('percentiles are values that were measured', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1)
  assert.deepEqual(
    [50, 95, 99, 100].map((percent) => percentile(hundred, percent)),
    [50, 95, 99, 100]
  )
  assert.equal(percentile([7], 50), 7)
  assert.equal(percentile([], 99), 0)
})

test('latencies are recorded by kind, in the order in which they came', () => {
  const measures = new Measures()
  measures.note('login', 30)
  measures.note('simpan', 5)
  measures.note('login', 10)
  assert.deepEqual(measures.summary(), [
    { kind: 'login', calls: 2, p50: 10, p95: 30, p99: 30 },
    { kind: 'simpan', calls: 1, p50: 5, p95: 5, p99: 5 },
  ])
})
