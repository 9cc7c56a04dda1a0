import {
  RESCORING_REASON_LIMITS,
  RESCORING_REASON_MISSING,
} from '@lulus/api/contracts/item_analysis'
import { useState } from 'react'
import { ReasonDialog } from '@/components/reason-dialog'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { useChange } from '@/components/use-change'
import { undoRescoringMutation, type RescoringState } from '@/features/admin-items/api/rescoring'
import { placeOf } from '@/features/admin-items/model/place-of'
import { formatDateTime } from '@/lib/format/date'

interface LastRescoringProps {
  paketId: number
  packageName: string
  last: NonNullable<RescoringState['terakhir']>
}

/** What was decided last, and the way back as long as there is one. */
export function LastRescoring({ paketId, packageName, last }: LastRescoringProps) {
  const [isAsking, setAsking] = useState(false)
  const undo = useChange(undoRescoringMutation(paketId), {
    onDone: () => setAsking(false),
    message: 'Nilai, kunci, dan sertifikat sebelumnya berlaku lagi.',
  })
  const about = `${last.halaman.map(placeOf).join(', ')}; ${last.berubah} nilai berubah. Alasan: ${last.alasan}`

  return (
    <Alert
      tone="info"
      title={`Hitung ulang terakhir ${formatDateTime(last.waktu)}${last.dibatalkan ? ' (dibatalkan)' : ''}`}
    >
      <div className="grid justify-items-start gap-3">
        <p className="wrap-anywhere">{about}</p>
        {last.bisaDibatalkan ? (
          <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
            Batalkan hitung ulang
          </Button>
        ) : (
          !last.dibatalkan && (
            <p>Tidak dapat dibatalkan lagi, karena sudah ada simulasi baru yang dimulai.</p>
          )
        )}
      </div>
      {isAsking && (
        <ReasonDialog
          title="Batalkan hitung ulang"
          description={packageName}
          field={{
            label: 'Alasan',
            hint: 'Tercatat di audit log.',
            placeholder: 'Misalnya: kunci yang lama ternyata benar.',
            maxLength: RESCORING_REASON_LIMITS.max,
          }}
          missing={RESCORING_REASON_MISSING}
          submitLabel="Batalkan hitung ulang"
          isBusy={undo.isPending}
          onSubmit={(alasan) => undo.change({ alasan, terakhir: last.id })}
          onClose={() => setAsking(false)}
        >
          <p>
            Nilai sebelumnya dan sertifikatnya berlaku lagi. Sertifikat yang terbit sesudah hitung
            ulang dinyatakan sudah diganti.
          </p>
        </ReasonDialog>
      )}
    </Alert>
  )
}
