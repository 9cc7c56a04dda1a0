import { STOP_LINK_WRONG } from '@lulus/api/contracts/messages'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { useChange } from '@/components/use-change'
import { changeMailStopMutation, mailStopQuery } from '@/features/mail-stop/api/mail-stop'
import { hasStatus } from '@/lib/api/api-error'

/** /berhenti-email/{token}: stops e-mails that aren't about the own exam. Opening it changes nothing. */
export function MailStopPage() {
  const token = useParams().token ?? ''
  const { data, error, isPending, isFetching, refetch } = useQuery(mailStopQuery(token))
  const stop = useChange(changeMailStopMutation)
  const isWrong = hasStatus(error, 404)

  return (
    <div className="mx-auto grid max-w-2xl gap-6 px-4 py-8 sm:px-6">
      <PageHeading>Berhenti Menerima Email</PageHeading>
      {isPending && <SkeletonList label="Memuat…" rows={1} rowClassName="h-24" />}
      {isWrong && <Alert tone="danger">{STOP_LINK_WRONG}</Alert>}
      {error && !isWrong && (
        <LoadFailure
          title="Halaman belum dapat dibuka."
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && !error && (
        <Card className="grid gap-4">
          <p role="status">
            {data.berhenti
              ? 'Anda tidak menerima email tentang pembayaran lagi.'
              : 'Anda menerima email tentang pembayaran Anda.'}
          </p>
          <p className="text-ink-soft">
            Email tentang ujian Anda sendiri, seperti jadwal besok dan hasil, tetap dikirim.
          </p>
          <div>
            <Button
              variant={data.berhenti ? 'secondary' : 'primary'}
              loading={stop.isPending}
              onClick={() => stop.change({ token, isStopped: !data.berhenti })}
            >
              {data.berhenti ? 'Terima email lagi' : 'Berhenti menerima email'}
            </Button>
          </div>
        </Card>
      )}
    </div>
  )
}
