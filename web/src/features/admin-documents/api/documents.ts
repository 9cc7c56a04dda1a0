import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'
import { saveFile } from '@/lib/api/save-file'

/** Who gets a certificate, and who doesn't and why. */
export type CertificatePlan = ResponseAt<'GET', '/admin/jadwal/:id/sertifikat'>['data']

/** For thousands of certificates, generated one by one. */
const TIMEOUT_MS = 600_000

const KEY = ['admin-documents']

const meta = { failed: 'Gagal mengunduh dokumen', fallback: 'Silakan coba lagi.' }

export const attendanceMutation = mutationOptions({
  mutationFn: async (id: number) =>
    saveFile(
      await api.download('/admin/jadwal/:id/daftar-hadir', 'Daftar Hadir.pdf', {
        params: { id },
        timeout: TIMEOUT_MS,
      })
    ),
  meta,
})

export const attendanceSheetMutation = mutationOptions({
  mutationFn: async (id: number) =>
    saveFile(
      await api.download('/admin/jadwal/:id/daftar-hadir/excel', 'Daftar Hadir.xlsx', {
        params: { id },
        timeout: TIMEOUT_MS,
      })
    ),
  meta,
})

export const minutesMutation = mutationOptions({
  mutationFn: async (id: number) =>
    saveFile(
      await api.download('/admin/jadwal/:id/berita-acara', 'Berita Acara.pdf', {
        params: { id },
        timeout: TIMEOUT_MS,
      })
    ),
  meta,
})

/** All in one PDF, or a ZIP archive with a PDF each. */
export type CertificatesForm = 'pdf' | 'zip'

export const eventPlanQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEY, 'event', id],
    queryFn: ({ signal }) => api.get('/admin/jadwal/:id/sertifikat', { params: { id }, signal }),
    select: ({ data }) => data,
    staleTime: 0,
    gcTime: 0,
  })

export const eventCertificatesMutation = (id: number) =>
  mutationOptions({
    mutationFn: async (form: CertificatesForm) => {
      const options = { params: { id }, timeout: TIMEOUT_MS }
      saveFile(
        form === 'pdf'
          ? await api.download('/admin/jadwal/:id/sertifikat/pdf', 'Sertifikat.pdf', options)
          : await api.download('/admin/jadwal/:id/sertifikat/zip', 'Sertifikat.zip', options)
      )
    },
  })

/** The packages for which learners of a class have results. */
export const classPackagesQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEY, 'class', id],
    queryFn: ({ signal }) =>
      api.get('/admin/kelas/:id/sertifikat/paket', { params: { id }, signal }),
    select: ({ data }) => data,
    staleTime: 0,
    gcTime: 0,
  })

export const classPlanQuery = (id: number, paketId: number | null) =>
  queryOptions({
    queryKey: [...KEY, 'class', id, paketId],
    queryFn: ({ signal }) =>
      api.get('/admin/kelas/:id/sertifikat/:paketId', {
        params: { id, paketId: Number(paketId) },
        signal,
      }),
    select: ({ data }) => data,
    enabled: paketId !== null,
    staleTime: 0,
    gcTime: 0,
  })

export const classCertificatesMutation = (id: number, paketId: number | null) =>
  mutationOptions({
    mutationFn: async (form: CertificatesForm) => {
      const options = { params: { id, paketId: Number(paketId) }, timeout: TIMEOUT_MS }
      saveFile(
        form === 'pdf'
          ? await api.download(
              '/admin/kelas/:id/sertifikat/:paketId/pdf',
              'Sertifikat.pdf',
              options
            )
          : await api.download(
              '/admin/kelas/:id/sertifikat/:paketId/zip',
              'Sertifikat.zip',
              options
            )
      )
    },
  })
