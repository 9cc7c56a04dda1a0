import { carriesAudio } from '@lulus/api/contracts/exam'
import { useState } from 'react'
import { useReloginInPlace } from '@/lib/session/relogin'
import { useCloseGuard } from '@/components/leaving/use-close-guard'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { FilesDrop } from '@/components/ui/files/files-drop'
import { Progress } from '@/components/ui/progress'
import type { QuestionRow } from '@/features/admin-questions/api/questions'
import { RecordingRow } from '@/features/admin-questions/components/recordings/recording-row'
import { useRecordings } from '@/features/admin-questions/components/recordings/use-recordings'
import {
  fileProblem,
  RECORDINGS_MAX,
  sendable,
} from '@/features/admin-questions/model/recording-files'
import { useGroups } from '@/features/admin-questions/use-groups'

const AUDIO_TYPES = ['audio/*', '.mp3', '.m4a', '.ogg', '.wav'] as const

interface RecordingsDialogProps {
  paketId: number
  questions: readonly QuestionRow[]
  onClose: () => void
}

/** Many recordings at once: matched by their names, corrected by select or drag, and sent with a progress bar. */
export function RecordingsDialog({ paketId, questions, onClose }: RecordingsDialogProps) {
  useReloginInPlace()
  const groups = useGroups(paketId)
  const places = new Map(
    questions
      .filter(({ page }) => carriesAudio(page, groups))
      .map(({ page, no_soal }) => [page, no_soal])
  )
  const files = useRecordings(paketId, places, groups)
  const [tooMany, setTooMany] = useState(0)
  const { entries, isSending, progress } = files
  const waiting = sendable(entries)
  const failed = entries.filter(({ state }) => state === 'failed').length
  const done = entries.filter(({ state }) => state === 'done' || state === 'same').length
  const close = useCloseGuard(waiting.length > 0, onClose)

  return (
    <Dialog
      open
      onOpenChange={close}
      dismissable={!isSending}
      size="lg"
      title="Unggah banyak rekaman"
      description="Dicocokkan dari nama berkas, misalnya 01.mp3 atau Part A no 1.mp3."
      footer={
        <>
          <Button variant="secondary" onClick={isSending ? files.stop : close}>
            {isSending ? 'Berhenti' : 'Tutup'}
          </Button>
          <Button
            loading={isSending}
            unavailable={waiting.length === 0}
            onClick={() => {
              if (waiting.length > 0 && !isSending) void files.send()
            }}
          >
            {failed > 0 && failed === waiting.length
              ? `Coba Lagi ${failed} Rekaman`
              : `Unggah ${waiting.length} Rekaman`}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Field
          label="Rekaman"
          hint={`MP3, M4A, OGG, atau WAV; paling besar 20 MB dan 15 menit per berkas, paling banyak ${RECORDINGS_MAX} berkas.`}
          error={
            tooMany > 0 ? `${tooMany} berkas tidak diambil: paling banyak ${RECORDINGS_MAX}.` : null
          }
        >
          <FilesDrop
            accept={AUDIO_TYPES}
            disabled={isSending}
            onFiles={(chosen) => setTooMany(files.choose(chosen))}
          >
            <span className="font-semibold text-primary">Pilih rekaman</span> atau seret semuanya ke
            sini
          </FilesDrop>
        </Field>
        {places.size === 0 && (
          <Alert tone="warning" title="Belum ada soal Listening">
            Rekaman dipasang pada soal yang sudah ada. Tulis atau impor soalnya lebih dulu; impor
            juga menerima rekamannya dalam satu ZIP.
          </Alert>
        )}
        {progress.of > 0 && (
          <div className="grid gap-1.5">
            <Progress value={progress.sent} max={progress.of} label="Rekaman terunggah" />
            <p role="status" className="text-sm tabular-nums">
              {isSending
                ? `Mengunggah ${Math.min(Math.floor(progress.sent) + 1, progress.of)} dari ${progress.of}…`
                : `${done} terpasang${failed > 0 ? `, ${failed} gagal` : ''}.`}
            </p>
          </div>
        )}
        {entries.length > 0 && (
          <ul className="grid gap-2" aria-label="Rekaman yang dipilih">
            {entries.map((entry) => (
              <RecordingRow
                key={entry.id}
                entry={entry}
                problem={fileProblem(entry, entries)}
                places={places}
                groups={groups}
                isLocked={isSending}
                onPlace={(page) => files.place(entry.id, page)}
                onTakeOver={(id) => files.place(id, entry.page)}
                onDrop={() => files.drop(entry.id)}
              />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}
