import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ClassCertificatesDialog } from '@/features/admin-documents/components/class-certificates-dialog'
import { DocumentButton } from '@/features/admin-documents/components/document-button'
import { attendanceMutation } from '@/features/admin-documents/api/documents'
import { fakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'

test.each([
  [{ status: 409, body: { message: 'Ujian belum dimulai.' } } as const, 'Ujian belum dimulai.'],
  [{ status: 500 } as const, 'Silakan coba lagi.'],
])('a document that can not be made is reported in a dialog', async (answer, message) => {
  const server = fakeApi()
  server.on('GET', '/admin/jadwal/4/daftar-hadir', answer)
  const { user } = renderApp(
    <DocumentButton download={attendanceMutation} id={4}>
      Daftar Hadir (PDF)
    </DocumentButton>,
    { at: '/' }
  )
  await user.click(screen.getByRole('button', { name: 'Daftar Hadir (PDF)' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Gagal mengunduh dokumen' })
  expect(dialog).toHaveTextContent(message)
})

test('certificates that can not be made are reported in their dialog', async () => {
  const server = fakeApi()
  server.on('GET', '/admin/kelas/3/sertifikat/paket', {
    body: { data: [{ id: 7, nama: 'Paket A', jumlah: 2 }] },
  })
  server.on('GET', '/admin/kelas/3/sertifikat/7', {
    body: { data: { jumlah: 2, menunggu: [], tanpa: [] } },
  })
  server.on('GET', '/admin/kelas/3/sertifikat/7/zip', { status: 500 })
  const { user } = renderApp(<ClassCertificatesDialog id={3} onClose={vi.fn()} />, { at: '/' })
  await user.click(await screen.findByRole('button', { name: 'ZIP, Satu PDF per Peserta' }))
  expect(await screen.findByText('Gagal mengunduh. Silakan coba lagi.')).toBeInTheDocument()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
