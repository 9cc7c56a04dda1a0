import {
  SEB_PASSWORD_MAX_LENGTH,
  SEB_PASSWORD_MIN_LENGTH,
  SEB_PASSWORD_PATTERN,
  SEB_PASSWORD_INVALID,
  SEB_PASSWORDS_EQUAL,
} from '@lulus/api/contracts/seb'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { despiteAttempts } from '@/components/despite-attempts'
import { FormDialog } from '@/components/form-dialog'
import { InAppNotice } from '@/components/in-app-notice'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { PasswordInput } from '@/components/ui/password-input'
import { Secret } from '@/components/ui/secret'
import { useChange } from '@/components/use-change'
import { makeSebFileMutation, type SebFile } from '@/features/admin-labs/api/seb'
import { saveFile } from '@/lib/api/save-file'

interface SebFileDialogProps {
  lab: { id: number; nama: string }
  onClose: () => void
}

/** Asks for the passwords of a file for Safe Exam Browser, then offers it once. */
export function SebFileDialog({ lab, onClose }: SebFileDialogProps) {
  const make = useChange(makeSebFileMutation(lab.id), {
    insist: despiteAttempts('Tetap Lanjutkan'),
    done: null,
    failed: null,
  })
  const [quit, setQuit] = useState('')
  const [file, setFile] = useState('')
  const [isReadable, setReadable] = useState(false)
  const [problems, setProblems] = useState<{ quit?: string | null; file?: string | null }>({})

  const submit = () => {
    const found = {
      quit: problemOf(quit),
      file: isReadable ? null : (problemOf(file) ?? (file === quit ? SEB_PASSWORDS_EQUAL : null)),
    }
    setProblems(found)
    if (found.quit !== null || found.file !== null) return
    make.change({ kataSandiKeluar: quit, kataSandiBerkas: isReadable ? null : file })
  }

  if (make.data) return <MadeDialog lab={lab} file={make.data.data} onClose={onClose} />
  return (
    <FormDialog
      title="Berkas Safe Exam Browser"
      description={lab.nama}
      submitLabel="Buat Berkas"
      isBusy={make.isPending}
      problem={make.failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <InAppNotice what="Berkas mungkin tidak dapat disimpan" />
      <p className="text-ink-soft">
        Berkas yang dibuat sebelumnya tidak berlaku lagi, dan versi SEB harus didaftarkan ulang.
      </p>
      <Field
        label="Kata sandi keluar"
        hint="Ditanyakan saat seseorang menutup SEB. Hanya untuk pengawas."
        error={problems.quit ?? null}
        required
      >
        <PasswordInput
          subject="kata sandi keluar"
          maxLength={SEB_PASSWORD_MAX_LENGTH}
          autoComplete="off"
          value={quit}
          onChange={({ currentTarget }) => setQuit(currentTarget.value)}
        />
      </Field>
      {!isReadable && (
        <Field
          label="Kata sandi berkas"
          hint="Ditanyakan saat berkas dibuka. Tanpa ini, siapa pun yang menyalin berkasnya dapat menirukan komputer lab."
          error={problems.file ?? null}
          required
        >
          <PasswordInput
            subject="kata sandi berkas"
            maxLength={SEB_PASSWORD_MAX_LENGTH}
            autoComplete="off"
            value={file}
            onChange={({ currentTarget }) => setFile(currentTarget.value)}
          />
        </Field>
      )}
      <Checkbox
        label="Buat tanpa kata sandi berkas"
        hint="Hanya jika peserta tidak dapat menyalin berkas dari komputer lab."
        checked={isReadable}
        onChange={({ currentTarget }) => setReadable(currentTarget.checked)}
      />
    </FormDialog>
  )
}

/** Validates with the server's own rules. */
function problemOf(password: string): string | null {
  if (password.length < SEB_PASSWORD_MIN_LENGTH) {
    return `Kata sandi minimal ${SEB_PASSWORD_MIN_LENGTH} karakter.`
  }
  return SEB_PASSWORD_PATTERN.test(password) ? null : SEB_PASSWORD_INVALID
}

function save({ namaBerkas, isi }: SebFile): void {
  const bytes = Uint8Array.from(atob(isi), (character) => character.charCodeAt(0))
  saveFile({ name: namaBerkas, blob: new Blob([bytes], { type: 'application/seb' }) })
}

interface MadeDialogProps extends SebFileDialogProps {
  file: SebFile
}

/**
 * Offers the file for saving. The server stores neither it nor its passwords, and an accidental press outside would
 * lose them.
 */
function MadeDialog({ lab, file, onClose }: MadeDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissable={false}
      title="Berkas Safe Exam Browser"
      description={lab.nama}
      footer={<Button onClick={onClose}>Sudah saya simpan</Button>}
    >
      <div className="grid gap-6">
        <Alert tone="warning" title="Berkas ini hanya dapat diunduh sekarang.">
          Salin ke komputer lab, lalu buka di sana. Simpan juga kedua kata sandinya: server tidak
          menyimpannya.
        </Alert>
        <Button className="justify-self-start" onClick={() => save(file)}>
          <Download aria-hidden className="size-5" />
          Unduh {file.namaBerkas}
        </Button>
        <Secret
          label="Config Key"
          hint="Alat konfigurasi SEB menampilkan kunci yang sama setelah membuka berkas ini."
          text={file.configKey}
          copyLabel="Salin Config Key"
          done="Config Key disalin."
        />
      </div>
    </Dialog>
  )
}
