import { test } from '@japa/runner'
import { activityText, paymentText, registrationText } from '#app/dashboard/domain/activity_texts'

const AT = Date.parse('2026-11-21T11:05:00Z')
const PLACE = { name: 'Siti', packageName: 'Paket A', at: AT }

test.group('Activity texts', () => {
  test('activity texts say who did what, with the time in Jakarta', ({ assert }) => {
    assert.equal(
      activityText({ ...PLACE, kind: 'started', totalScore: null }),
      'Siti memulai simulasi Paket A pada 21 November 2026 pukul 18.05 WIB.'
    )
    assert.equal(
      activityText({ ...PLACE, kind: 'finished', totalScore: 523 }),
      'Siti menyelesaikan simulasi Paket A dengan skor 523 pada 21 November 2026 pukul 18.05 WIB.'
    )
    assert.equal(
      registrationText({ name: 'Siti', at: AT }),
      'Siti mendaftar pada 21 November 2026 pukul 18.05 WIB.'
    )
    assert.equal(
      paymentText({ ...PLACE, amount: 1_020_000 }),
      'Siti mengirim pembayaran Paket A sebesar Rp 1.020.000 pada 21 November 2026 pukul 18.05 WIB.'
    )
  })

  test('activity texts say when nothing has happened yet', ({ assert }) => {
    assert.equal(activityText(null), 'Belum ada simulasi yang dikerjakan.')
    assert.equal(registrationText(null), 'Belum ada peserta yang mendaftar.')
    assert.equal(paymentText(null), 'Belum ada pembayaran.')
  })
})
