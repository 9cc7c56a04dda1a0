import { expect, test } from 'vitest'
import { labIdentityOf } from './lab-identity.ts'

test.each([
  [{ seat: '07' }, null],
  [{ seat: '07', labId: 3 }, null],
  [{ seat: '07', labKey: 'k' }, null],
  [
    { seat: '07', labId: 3, labKey: 'k' },
    { id: 3, seat: '07', key: 'k' },
  ],
])('settings %j are the seat %j', (settings, identity) => {
  expect(labIdentityOf(settings)).toEqual(identity)
})
