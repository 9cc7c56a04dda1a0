import { mutationOptions } from '@tanstack/react-query'
import { labsQuery, type KeyEnd } from '@/features/admin-labs/api/labs'
import { api, type ResponseAt } from '@/lib/api/client'

/** A file for Safe Exam Browser, only in this response. */
export type SebFile = ResponseAt<'POST', '/admin/lab/:id/seb'>['data']

interface SebPasswords {
  kataSandiKeluar: string
  /** Null if the file is not encrypted. */
  kataSandiBerkas: string | null
}

/** A version of SEB by its Browser Exam Key. */
interface SebVersion {
  nama: string
  kunci: string
}

const meta = { refreshes: [labsQuery] }

/** Creates a file. The server then refuses an earlier one. */
export const makeSebFileMutation = (id: number) =>
  mutationOptions({
    mutationFn: ({ force = false, ...body }: SebPasswords & KeyEnd) =>
      api.post('/admin/lab/:id/seb', { params: { id }, body: { ...body, force } }),
    meta,
  })

export const revokeSebMutation = (id: number) =>
  mutationOptions({
    mutationFn: ({ force }: KeyEnd) =>
      api.delete('/admin/lab/:id/seb', { params: { id }, query: { force: force ? 1 : undefined } }),
    meta,
  })

export const addSebVersionMutation = (id: number) =>
  mutationOptions({
    mutationFn: ({ force = false, ...body }: SebVersion & KeyEnd) =>
      api.post('/admin/lab/:id/seb/versi', { params: { id }, body: { ...body, force } }),
    meta,
  })

export const removeSebVersionMutation = (id: number) =>
  mutationOptions({
    mutationFn: ({ nama, force = false }: { nama: string } & KeyEnd) =>
      api.post('/admin/lab/:id/seb/hapus-versi', { params: { id }, body: { nama, force } }),
    meta,
  })
