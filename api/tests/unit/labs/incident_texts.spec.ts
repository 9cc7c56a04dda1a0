import { test } from '@japa/runner'
import { incidentText, DROPPED_INCIDENTS, INCIDENT_KINDS } from '#contracts/incidents'

test.group('Incidents in Indonesian', () => {
  test('every kind of incident that a kiosk reports has a text of its own', ({ assert }) => {
    const texts = [...INCIDENT_KINDS, DROPPED_INCIDENTS].map(incidentText)
    assert.lengthOf(new Set(texts), texts.length)
    for (const text of texts) assert.match(text, /^[A-Z].*[a-z)]$/)
  })

  test('an unknown kind of incident keeps its name: {$self}')
    .with(['brand_new_kind', 'toString'])
    .run(({ assert }, kind) => {
      assert.equal(incidentText(kind), kind)
    })
})
