import { mutationOptions } from '@tanstack/react-query'
import { LABS_KEY, type KeyEnd } from '@/features/admin-labs/api/labs'
import { api, type ResponseAt } from '@/lib/api/client'

/** A file for Safe Exam Browser, only in this response. */
export type SebFile = ResponseAt<'POST', '/admin/lab/:id/seb'>['data']

export interface SebPasswords {
  kataSandiKeluar: string
  /** Null if the file is not encrypted. */
  kataSandiBerkas: string | null
}

/** A version of SEB by its Browser Exam Key. */
export interface SebVersion {
  nama: string
  kunci: string
}

/** Creates a file. The server then refuses an earlier one. */
export const makeSebFileMutation = mutationOptions({
  mutationFn: ({ id, ...body }: KeyEnd & SebPasswords) =>
    api.post('/admin/lab/:id/seb', { params: { id }, body }),
  onSuccess: (_data, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: LABS_KEY }),
})

export const revokeSebMutation = mutationOptions({
  mutationFn: ({ id, force }: KeyEnd) =>
    api.delete('/admin/lab/:id/seb', { params: { id }, query: { force: force ? 1 : undefined } }),
  onSuccess: (_data, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: LABS_KEY }),
})

export const addSebVersionMutation = mutationOptions({
  mutationFn: ({ id, ...body }: KeyEnd & SebVersion) =>
    api.post('/admin/lab/:id/seb/versi', { params: { id }, body }),
  onSuccess: (_data, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: LABS_KEY }),
})

export const removeSebVersionMutation = mutationOptions({
  mutationFn: ({ id, ...body }: KeyEnd & { nama: string }) =>
    api.post('/admin/lab/:id/seb/hapus-versi', { params: { id }, body }),
  onSuccess: (_data, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: LABS_KEY }),
})
