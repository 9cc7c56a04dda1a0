import {
  PASSAGE_UNNAMED,
  PASSAGE_NAME_MAX_LENGTH,
  PASSAGE_TEXT_MAX_LENGTH,
} from '@lulus/api/contracts/questions'
import {
  IMAGE_MAX_BYTES,
  PASSAGE_IMAGE_TYPES,
  PLAIN_IMAGE_WRONG_TYPE,
} from '@lulus/api/contracts/uploads'
import { useState } from 'react'
import { FormDialog } from '@/components/form-dialog'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { Field } from '@/components/ui/field'
import { ImagePicker } from '@/components/ui/files/image-picker'
import { Input, Textarea } from '@/components/ui/input'
import { FAILED, useChange } from '@/components/use-change'
import {
  addPassageMutation,
  editPassageMutation,
  type PassageRow,
} from '@/features/admin-questions/api/passages'
import { mediaUrl } from '@/lib/api/request-url'

const LIMITS = {
  // Some systems declare a JPEG as 'image/jpg'.
  types: [...PASSAGE_IMAGE_TYPES, 'image/jpg'],
  accept: ['.jpg', '.jpeg', '.png'],
  maxBytes: IMAGE_MAX_BYTES,
  wrongType: PLAIN_IMAGE_WRONG_TYPE,
}

interface PassageDialogProps {
  paketId: number
  /** The passage to edit, or null for a new one. */
  passage: PassageRow | null
  onClose: () => void
}

/** Adds or edits a passage: name, picture and text for screen readers and phones. */
export function PassageDialog({ paketId, passage, onClose }: PassageDialogProps) {
  const dialogs = useDialogs()
  const { change, isPending } = useChange(
    passage ? editPassageMutation(passage.id) : addPassageMutation(paketId),
    {
      fallback: passage
        ? 'Terjadi kesalahan saat mengupdate soal.'
        : 'Gagal menambah soal reading.',
      onDone: onClose,
    }
  )
  const [nama, setNama] = useState(passage?.nama ?? '')
  const [teks, setTeks] = useState(passage?.teks ?? '')
  const [image, setImage] = useState<File | null>(null)
  const [isChecked, setChecked] = useState(false)
  const isDirty = nama !== (passage?.nama ?? '') || teks !== (passage?.teks ?? '') || image !== null
  const nameError = nama.trim() === '' ? PASSAGE_UNNAMED : null
  const imageError = passage === null && image === null ? PLAIN_IMAGE_WRONG_TYPE : null

  const submit = () => {
    setChecked(true)
    const wrong = nameError ?? imageError
    if (wrong === null) change({ nama: nama.trim(), teks, image })
    else void dialogs.alert({ tone: 'danger', title: FAILED, text: wrong })
  }

  return (
    <FormDialog
      title={passage ? 'Edit Question Reading' : 'Tambah Question Reading'}
      submitLabel="Simpan"
      isBusy={isPending}
      isDirty={isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Nama" hint="Misalnya: soal 1–10." error={isChecked ? nameError : null} required>
        <Input
          autoComplete="off"
          maxLength={PASSAGE_NAME_MAX_LENGTH}
          value={nama}
          onChange={({ currentTarget: input }) => setNama(input.value)}
        />
      </Field>
      <ImagePicker
        label="Gambar"
        hint={passage ? 'Kosongkan bila gambarnya tetap.' : 'JPG atau PNG, paling besar 5 MB.'}
        error={isChecked ? imageError : null}
        required={passage === null}
        limits={LIMITS}
        value={image}
        onChange={setImage}
        currentUrl={mediaUrl(passage?.reading)}
        disabled={isPending}
      />
      <Field
        label="Teks bacaan (opsional)"
        hint="Dibacakan oleh pembaca layar dan tampil di layar kecil. Bila gambarnya diganti, sesuaikan juga teksnya."
      >
        <Textarea
          lang="en"
          rows={6}
          maxLength={PASSAGE_TEXT_MAX_LENGTH}
          value={teks}
          onChange={({ currentTarget: area }) => setTeks(area.value)}
        />
      </Field>
    </FormDialog>
  )
}
