import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { waitingCount } from '@/features/learning/model/practice-record'
import type { Practice } from '@/features/learning/practice/use-practice'
import { hasStatus, isUnreachable, messageOf, type ApiError } from '@/lib/api/api-error'

/** Answers that the server hasn't got or never takes, and why. */
export function PracticeDeliveryNotice({ practice }: { practice: Practice }) {
  const { record, failure, retry, dismissLosses } = practice
  const count = waitingCount(record)
  const lost = record.lost.length
  return (
    <>
      {failure && (
        <Alert
          tone="warning"
          title={
            count > 0 ? `${count} jawaban menunggu terkirim.` : 'Pembahasan belum dapat diambil.'
          }
          action={
            !isUnreachable(failure) && (
              <Button variant="secondary" onClick={retry}>
                Coba lagi
              </Button>
            )
          }
        >
          {reasonOf(failure)}
        </Alert>
      )}
      {lost > 0 && (
        <Alert
          tone="warning"
          title={`${lost} jawaban tidak dapat dihitung.`}
          action={
            <Button variant="secondary" onClick={dismissLosses}>
              Mengerti
            </Button>
          }
        >
          Soalnya sudah tidak ada di latihan Anda ketika jawaban ini sampai ke server.
        </Alert>
      )}
    </>
  )
}

function reasonOf(failure: ApiError): string {
  if (isUnreachable(failure)) {
    return 'Anda dapat terus berlatih. Jawaban dikirim sendiri setelah terhubung.'
  }
  if (hasStatus(failure, 403)) {
    return `${messageOf(failure)} Jawaban tetap tersimpan di perangkat ini dan dihitung setelah pembahasan dibuka lagi.`
  }
  return messageOf(failure)
}
