import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { useChange } from '@/components/use-change'
import {
  endPracticeMutation,
  openPracticeMutation,
  practiceQuery,
  startPracticeMutation,
} from '@/features/admin-events/api/practice'
import { PracticeBoard } from '@/features/admin-events/components/practice-board'
import { adminPaths } from '@/lib/admin-paths'
import { hasStatus } from '@/lib/api/api-error'

/** /admin/jadwal/latihan: 'Latihan Pengawas', a sample event with simulated learners and troubles to solve. */
export default function PracticePage() {
  const practice = useQuery(practiceQuery)
  const navigate = useNavigate()
  const open = useChange(openPracticeMutation)
  const start = useChange(startPracticeMutation)
  const end = useChange(endPracticeMutation, { afterwards: () => navigate(adminPaths.events) })
  const isMissing = practice.isError && hasStatus(practice.error, 404)
  const isRunning = practice.data !== undefined && !isMissing
  const isStarted = isRunning && practice.data.latihan.dimulai !== null

  return (
    <div className="grid gap-6">
      <PageHeading
        title="Latihan Pengawas"
        lead="Peserta di sini dibuat-buat. Tidak ada hasil, laporan, atau catatan, dan peserta sungguhan tidak dapat masuk."
        actions={
          <>
            {isRunning ? (
              <Button variant="secondary" loading={end.isPending} onClick={() => end.change()}>
                Akhiri Latihan
              </Button>
            ) : (
              <ButtonLink to={adminPaths.events} variant="secondary">
                Semua Jadwal
              </ButtonLink>
            )}
            {isStarted && (
              <Button variant="secondary" loading={open.isPending} onClick={() => open.change()}>
                Ulangi
              </Button>
            )}
            {isRunning && !isStarted && (
              <Button loading={start.isPending} onClick={() => start.change()}>
                Mulai Bersama
              </Button>
            )}
          </>
        }
      >
        Latihan Pengawas
      </PageHeading>
      {isRunning && <Alert tone="warning">LATIHAN. Papan ini bukan ujian sungguhan.</Alert>}
      {practice.isError && !isMissing && (
        <LoadFailure
          title="Gagal mengambil data latihan"
          error={practice.error}
          retrying={practice.isFetching}
          onRetry={() => void practice.refetch()}
        />
      )}
      {practice.isPending && <SkeletonList label="Memuat latihan…" rows={4} rowClassName="h-16" />}
      {isMissing && (
        <Card className="grid justify-items-start gap-4">
          <p>
            Anda mengawasi delapan peserta contoh di papan yang sama dengan ujian sungguhan. Selama
            beberapa menit muncul masalah satu per satu: jaringan terputus, rekaman tidak terdengar,
            token terkunci, salah kursi, dan lainnya. Atasi dengan tindakan yang tepat; tiap masalah
            punya petunjuk. Latihan dihapus saat diakhiri, atau sesudah 12 jam.
          </p>
          <Button loading={open.isPending} onClick={() => open.change()}>
            Siapkan Latihan
          </Button>
        </Card>
      )}
      {isRunning && <PracticeBoard practice={practice.data} />}
    </div>
  )
}
