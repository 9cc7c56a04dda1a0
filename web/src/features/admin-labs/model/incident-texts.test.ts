import { INCIDENT_KINDS } from '@lulus/api/contracts/labs'
import { expect, test } from 'vitest'
import { incidentText } from '@/features/admin-labs/model/incident-texts'

test('every kind that a kiosk reports has words of its own', () => {
  const texts = [...INCIDENT_KINDS, 'dropped'].map(incidentText)
  expect(new Set(texts).size).toBe(texts.length)
  for (const text of texts) expect(text).toMatch(/^[A-Z].*[a-z)]$/)
})

test.each(['brand_new_kind', 'toString'])('one that is new keeps its name: %s', (kind) => {
  expect(incidentText(kind)).toBe(kind)
})
