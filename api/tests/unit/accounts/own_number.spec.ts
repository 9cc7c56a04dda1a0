import { test } from '@japa/runner'
import { isOwnNumber } from '#app/accounts/domain/own_number'

const OWN = '081234567890'

test.group('The phone number that a call carries', () => {
  test("the phone number of a call may be the caller's own in any form, or missing: {$self}")
    .with([OWN, '+62 812-3456-7890', 6281234567890, undefined, null])
    .run(({ assert }, claimed) => assert.isTrue(isOwnNumber(claimed, OWN)))

  test('the phone number of a call may not be another value: {$self}')
    .with(['081234567891', '', 'ayu@demo.test', 0, [OWN], { nohp: OWN }, true])
    .run(({ assert }, claimed) => assert.isFalse(isOwnNumber(claimed, OWN)))
})
