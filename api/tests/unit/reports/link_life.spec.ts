import { test } from '@japa/runner'
import { endOfDay, isLinkOpen, mayEnd } from '#app/reports/domain/link_life'
import {
  canonicalSchoolCode,
  hashSchoolToken,
  newSchoolCode,
  newSchoolToken,
} from '#app/reports/secrets/school_secrets'

const NOW = Date.parse('2026-11-22T10:00:00+07:00')
const open = { expiresAt: NOW + 1, endedAt: null, classArchivedAt: null }

test.group("A school's link", () => {
  test("a school's link is open until its last millisecond, unless it was ended or its class archived", ({
    assert,
  }) => {
    assert.isTrue(isLinkOpen(open, NOW))
    assert.isFalse(isLinkOpen(open, NOW + 1))
    assert.isFalse(isLinkOpen({ ...open, endedAt: NOW - 1 }, NOW))
    assert.isFalse(isLinkOpen({ ...open, classArchivedAt: NOW - 1 }, NOW))
  })

  test("a school's link lasts to the end of its last day in Jakarta", ({ assert }) => {
    assert.equal(endOfDay('2026-11-22'), Date.parse('2026-11-23T00:00:00+07:00'))
    for (const wrong of ['2026-02-30', '2026-13-01', '22-11-2026', '2026-11-2', 'besok', '']) {
      assert.isNull(endOfDay(wrong), wrong)
    }
  })

  test("a school's link may end today or within a year", ({ assert }) => {
    const at = (day: string) => mayEnd(endOfDay(day) ?? 0, NOW)
    assert.isFalse(at('2026-11-21'))
    assert.isTrue(at('2026-11-22'))
    assert.isTrue(at('2027-11-22'))
    assert.isFalse(at('2027-12-01'))
  })

  test("a school's link has an unguessable token and a code that can be read out", ({ assert }) => {
    const tokens = new Set(Array.from({ length: 100 }, newSchoolToken))
    assert.equal(tokens.size, 100)
    for (const token of tokens) assert.match(token, /^[\w-]{43}$/)
    assert.match(hashSchoolToken('x'.repeat(500)), /^[\w-]{43}$/)
    const code = newSchoolCode()
    assert.match(code, /^[3-9A-Y]{5}-[3-9A-Y]{5}$/)
    assert.equal(canonicalSchoolCode(` ${code.toLowerCase().replace('-', ' ')} `), code)
    assert.equal(canonicalSchoolCode('salah'), 'salah')
  })
})
