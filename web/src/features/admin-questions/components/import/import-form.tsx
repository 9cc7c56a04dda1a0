import { SECTIONS, SECTION_TITLES, type Section } from '@lulus/api/contracts/exam'
import {
  IMPORT_FILE_MAX_BYTES,
  IMPORT_FILE_TOO_LARGE,
  IMPORT_MEDIA_MAX_BYTES,
  IMPORT_MEDIA_MAX_ENTRIES,
  IMPORT_MEDIA_TOO_LARGE,
} from '@lulus/api/contracts/question_imports'
import { MB } from '@lulus/api/contracts/uploads'
import { Download, X } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { FileDrop } from '@/components/ui/files/file-drop'
import { IconButton } from '@/components/ui/icon-button'
import { Progress } from '@/components/ui/progress'
import { Select } from '@/components/ui/select'
import { useChange } from '@/components/use-change'
import {
  questionTemplateMutation,
  sendImportMutation,
} from '@/features/admin-questions/api/imports'
import {
  pastedFile,
  PastedQuestions,
  type Pasted,
} from '@/features/admin-questions/components/import/pasted-questions'

const FILES = ['.xlsx', '.csv', '.docx', '.txt', '.gift', '.xml', '.zip', '.html']
const NOTHING: Pasted = { html: null, text: '' }

interface ImportFormProps {
  paketId: number
  onSent: (id: number) => void
}

/** Takes a file of questions, or pasted ones, and the recordings and pictures beside them. */
export function ImportForm({ paketId, onSent }: ImportFormProps) {
  const [file, setFile] = useState<File | null>(null)
  const [media, setMedia] = useState<File | null>(null)
  const [pasted, setPasted] = useState<Pasted>(NOTHING)
  const [section, setSection] = useState<Section | null>(null)
  const [share, setShare] = useState(0)
  const send = useChange(sendImportMutation(paketId), {
    failed: null,
    done: null,
    onDone: ({ data }) => onSent(data.id),
  })
  const template = useChange(questionTemplateMutation, { failed: null })
  // A package has its recordings inside: it goes the way of the ZIP beside the questions, which may be larger.
  const isLargePackage =
    file !== null &&
    file.size > IMPORT_FILE_MAX_BYTES &&
    file.size <= IMPORT_MEDIA_MAX_BYTES &&
    /\.zip$/i.test(file.name)
  const tooLarge = {
    file: fileFault(file, isLargePackage, media),
    media: media && media.size > IMPORT_MEDIA_MAX_BYTES ? IMPORT_MEDIA_TOO_LARGE : null,
  }
  const given = file ?? (pasted.text.trim() === '' ? null : pastedFile(pasted))
  const isReady = given !== null && tooLarge.file === null && tooLarge.media === null

  const submit = () => {
    if (!isReady) return
    setShare(0)
    const upload = isLargePackage ? { file: null, media: file } : { file: given, media }
    send.change({ ...upload, section, onProgress: setShare })
  }

  return (
    <Card className="grid gap-6">
      <div className="grid gap-6 lg:grid-cols-2">
        <ChosenFile
          label="Berkas soal"
          hint={`Excel, CSV, Word (.docx), Aiken, GIFT, Moodle XML, QTI atau paket Lulus, paling besar ${IMPORT_FILE_MAX_BYTES / MB} MB; paket .zip dengan rekaman sampai ${IMPORT_MEDIA_MAX_BYTES / MB} MB.`}
          accept={FILES}
          file={file}
          disabled={send.isPending}
          error={
            tooLarge.file ??
            (file && send.errorAt('berkas')) ??
            (isLargePackage ? send.errorAt('media') : null)
          }
          onFile={setFile}
        />
        <ChosenFile
          label="ZIP rekaman dan gambar (boleh kosong)"
          hint={`Dicocokkan dari nama atau nomornya, misalnya 01.mp3. Paling banyak ${IMPORT_MEDIA_MAX_ENTRIES} berkas dan ${IMPORT_MEDIA_MAX_BYTES / MB} MB.`}
          accept={['.zip', 'application/zip']}
          file={media}
          disabled={send.isPending}
          error={tooLarge.media ?? (isLargePackage ? null : send.errorAt('media'))}
          onFile={setMedia}
        />
      </div>
      {!file && (
        <PastedQuestions
          pasted={pasted}
          disabled={send.isPending}
          error={send.errorAt('berkas')}
          onChange={setPasted}
        />
      )}
      <div className="max-w-sm">
        <Field
          label="Bagian"
          hint="Pilih bila berkasnya tidak menyebut bagian."
          error={send.errorAt('bagian')}
        >
          <Select
            value={section ?? ''}
            disabled={send.isPending}
            onChange={({ currentTarget: { value } }) =>
              setSection(SECTIONS.find((one) => one === value) ?? null)
            }
          >
            <option value="">Ikut isi berkas</option>
            {SECTIONS.map((one) => (
              <option key={one} value={one}>
                {SECTION_TITLES[one]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {send.failureBeside('berkas', 'media', 'bagian') && (
        <Alert tone="danger">{send.failureBeside('berkas', 'media', 'bagian')}</Alert>
      )}
      {template.failure && <Alert tone="danger">{template.failure}</Alert>}
      {send.isPending && (
        <div className="grid gap-2">
          <p role="status">{share < 1 ? 'Mengunggah berkas…' : 'Membaca soal…'}</p>
          <Progress
            value={share < 1 ? Math.round(share * 100) : null}
            max={100}
            label={share < 1 ? 'Unggahan' : 'Membaca soal'}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button loading={send.isPending} disabled={!isReady && !send.isPending} onClick={submit}>
          Baca soal
        </Button>
        <Button variant="secondary" loading={template.isPending} onClick={() => template.change()}>
          <Download aria-hidden className="size-4" />
          Unduh template Excel
        </Button>
      </div>
    </Card>
  )
}

/** Why the file of questions can't be sent. */
function fileFault(file: File | null, isLargePackage: boolean, media: File | null): string | null {
  if (file === null || file.size <= IMPORT_FILE_MAX_BYTES) return null
  if (!isLargePackage) return IMPORT_FILE_TOO_LARGE
  return media === null
    ? null
    : `Paket di atas ${IMPORT_FILE_MAX_BYTES / MB} MB sudah berisi rekamannya. Lepas ZIP di sebelahnya.`
}

interface ChosenFileProps {
  label: string
  hint: string
  accept: readonly string[]
  file: File | null
  disabled: boolean
  error: string | null | undefined
  onFile: (file: File | null) => void
}

function ChosenFile({ label, hint, accept, file, disabled, error, onFile }: ChosenFileProps) {
  return (
    <div className="grid content-start gap-2">
      <Field label={label} hint={hint} error={error}>
        <FileDrop accept={accept} disabled={disabled} onFile={onFile}>
          {file ? 'Pilih berkas lain atau seret ke sini' : 'Pilih berkas atau seret ke sini'}
        </FileDrop>
      </Field>
      {file && (
        <p className="flex min-w-0 items-center gap-2 rounded-md bg-muted px-3 py-1">
          <span className="min-w-0 flex-1 truncate font-semibold">{file.name}</span>
          <span className="text-sm whitespace-nowrap text-ink-soft tabular-nums">
            {(file.size / MB).toFixed(1).replace('.', ',')} MB
          </span>
          <IconButton
            icon={X}
            label={`Lepas ${file.name}`}
            disabled={disabled}
            onClick={() => onFile(null)}
          />
        </p>
      )}
    </div>
  )
}
