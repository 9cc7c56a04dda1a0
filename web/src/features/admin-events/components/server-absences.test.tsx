import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Board } from '@/features/admin-events/api/events'
import { ServerAbsences } from '@/features/admin-events/components/server-absences'
import { renderApp } from '@/testing/render-app'

const ABSENCE: Board['gangguanServer'][number] = {
  dari: '2026-11-23T03:49:10.000Z',
  sampai: '2026-11-23T03:51:00.000Z',
  kehilangan: [11, 12],
  habis: [],
}

test('an absence of the server is told with its length, and its time is offered to all who lost it', async () => {
  const onAct = vi.fn()
  const { user } = renderApp(<ServerAbsences absences={[ABSENCE]} onAct={onAct} />, { at: '/' })
  expect(screen.getByRole('status')).toHaveTextContent(
    'Server tidak dapat dihubungi pukul 10.49.10–10.51.00 WIB (1 menit 50 detik)2 peserta kehilangan waktu'
  )
  await user.click(screen.getByRole('button', { name: 'Kembalikan Waktu (2 peserta)' }))
  expect(onAct).toHaveBeenCalledExactlyOnceWith([11, 12], {
    kind: 'kembalikan_waktu',
    reason: 'Server tidak dapat dihubungi pukul 10.49.10–10.51.00 WIB.',
  })
  expect(screen.queryByRole('button', { name: /Buka Kembali/ })).toBeNull()
})

test('exams that ended while the server was away can be reopened', async () => {
  const onAct = vi.fn()
  const absence = { ...ABSENCE, kehilangan: [], habis: [13] }
  const { user } = renderApp(<ServerAbsences absences={[absence]} onAct={onAct} />, { at: '/' })
  await user.click(screen.getByRole('button', { name: 'Buka Kembali (1 peserta)' }))
  expect(onAct).toHaveBeenCalledExactlyOnceWith(
    [13],
    expect.objectContaining({ kind: 'buka_kembali', scope: 'ujian' })
  )
})

test('an absence of which nothing is left to give back is only told', () => {
  renderApp(<ServerAbsences absences={[{ ...ABSENCE, kehilangan: [] }]} onAct={vi.fn()} />, {
    at: '/',
  })
  expect(screen.getByRole('status')).toHaveTextContent('Tidak ada waktu yang masih perlu')
  expect(screen.queryByRole('button')).toBeNull()
})
