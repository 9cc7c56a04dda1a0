import { expect, test } from 'vitest'
import type { UpdateNotice } from '../updates/system-update.ts'
import { checkUpdates } from './check-updates.ts'

const NOTICE: UpdateNotice = {
  state: 'current',
  version: '0.2.0',
  detail: '',
  token: '',
  until: 0,
  at: new Date(2026, 10, 22, 9, 5).getTime(),
}

test.each([
  [{ kind: 'on', offered: null }, 'Diambil sendiri dari server ujian'],
  [{ kind: 'off' }, 'Tidak diambil sendiri'],
  [{ kind: 'managed', newer: null }, 'pengelola komputer'],
  [{ kind: 'system', notice: null }, 'Dipasang sistem dari server ujian'],
  [{ kind: 'unsigned' }, 'tidak bertanda tangan penerbit, jadi tidak memperbarui diri'],
] as const)('the update check %j is shown as good', (finding, sentence) => {
  expect(checkUpdates(finding)).toEqual({
    name: 'Pembaruan',
    state: 'good',
    detail: expect.stringContaining(sentence),
  })
})

test('an update that waits for the administrator needs attention', () => {
  expect(checkUpdates({ kind: 'managed', newer: '0.2.0' })).toMatchObject({
    state: 'warning',
    detail: 'Versi 0.2.0 ada di server. Dipasang oleh pengelola komputer, bukan oleh kios.',
  })
})

test('an update that waits for the operator needs attention', () => {
  expect(checkUpdates({ kind: 'on', offered: '0.2.0' })).toMatchObject({
    state: 'warning',
    detail: 'Versi 0.2.0 siap dipasang lewat menu operator.',
  })
})

test.each([
  ['current', 'good', 'diperiksa 22 Nov 2026, 09.05'],
  ['waiting', 'warning', 'Versi 0.2.0 menunggu.'],
  ['installing', 'warning', 'belum selesai sejak 22 Nov 2026, 09.05'],
  ['failed', 'warning', 'Gagal 22 Nov 2026, 09.05: Pemasang ditandatangani pihak lain.'],
  ['frozen', 'warning', 'Tidak dipasang: disk dibekukan (Pemasang'],
] as const)(
  'the update check shows what the system task reports: %s: %s',
  (state, checked, detail) => {
    const notice = { ...NOTICE, state, detail: 'Pemasang ditandatangani pihak lain.' }
    expect(checkUpdates({ kind: 'system', notice })).toMatchObject({
      state: checked,
      detail: expect.stringContaining(detail),
    })
  }
)

test('a long update error is cut to leave room for the other lines', () => {
  const notice = { ...NOTICE, state: 'failed', detail: 'x'.repeat(5000) } as const
  expect(checkUpdates({ kind: 'system', notice }).detail.length).toBeLessThan(260)
})
