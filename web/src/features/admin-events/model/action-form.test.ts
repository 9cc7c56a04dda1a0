import { expect, test } from 'vitest'
import { FIRST_ACTION, newKey, toBody } from '@/features/admin-events/model/action-form'

test('an action is sent with the fields of its kind alone', () => {
  const form = { ...FIRST_ACTION, reason: ' Listrik padam. ', message: 'Halo' }
  expect(toBody(form, [1, 2])).toEqual({
    jenis: 'tambah_waktu',
    peserta: [1, 2],
    alasan: 'Listrik padam.',
    menit: 5,
  })
  expect(toBody({ ...form, kind: 'selesaikan', scope: 'ujian' }, 'semua')).toEqual({
    jenis: 'selesaikan',
    peserta: 'semua',
    alasan: 'Listrik padam.',
    lingkup: 'ujian',
  })
  expect(toBody({ ...form, kind: 'buka_kembali', scope: 'ujian' }, [1])).toHaveProperty('menit', 5)
  expect(toBody({ ...form, kind: 'putar_lagi', page: 31 }, [1])).toHaveProperty('halaman', 31)
  expect(toBody({ ...form, kind: 'izinkan_masuk' }, [1])).toHaveProperty('menit', 5)
  expect(toBody({ ...form, kind: 'jeda' }, [1])).not.toHaveProperty('menit')
})

test('an action without its reason isn’t sent, and a message needs none', () => {
  expect(toBody({ ...FIRST_ACTION, reason: ' ya ' }, [1])).toBeNull()
  expect(toBody({ ...FIRST_ACTION, kind: 'pesan', reason: 'Listrik' }, [1])).toBeNull()
  expect(toBody({ ...FIRST_ACTION, kind: 'pesan', message: 'Halo' }, [1])).toEqual({
    jenis: 'pesan',
    peserta: [1],
    pesan: 'Halo',
  })
})

test('a key is a UUID, another one each time', () => {
  const keys = [newKey(), newKey()]
  for (const key of keys) {
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  }
  expect(new Set(keys).size).toBe(2)
})
