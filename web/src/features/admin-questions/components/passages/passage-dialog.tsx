import {
  PASSAGE_UNNAMED,
  PASSAGE_NAME_MAX_LENGTH,
  PASSAGE_TEXT_MAX_LENGTH,
} from '@lulus/api/contracts/questions'
import {
  PLAIN_IMAGE_WRONG_TYPE,
  IMAGE_MAX_BYTES,
  PASSAGE_IMAGE_TYPES,
} from '@lulus/api/contracts/uploads'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useCloseGuard } from '@/components/leaving/use-close-guard'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { Field } from '@/components/ui/field'
import { ImagePicker } from '@/components/ui/files/image-picker'
import { Input, Textarea } from '@/components/ui/input'
import {
  addPassageMutation,
  editPassageMutation,
  type PassageRow,
} from '@/features/admin-questions/api/passages'
import { hasStatus, messageOf } from '@/lib/api/api-error'
import { mediaUrl } from '@/lib/api/request-url'

const FORM_ID = 'question-reading'

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
  const add = useMutation(addPassageMutation(paketId))
  const edit = useMutation(editPassageMutation)
  const [nama, setNama] = useState(passage?.nama ?? '')
  const [teks, setTeks] = useState(passage?.teks ?? '')
  const [image, setImage] = useState<File | null>(null)
  const [isChecked, setChecked] = useState(false)
  const isSending = add.isPending || edit.isPending
  const isDirty = nama !== (passage?.nama ?? '') || teks !== (passage?.teks ?? '') || image !== null
  const close = useCloseGuard(isDirty, onClose)
  const nameError = nama.trim() === '' ? PASSAGE_UNNAMED : null
  const imageError = passage === null && image === null ? PLAIN_IMAGE_WRONG_TYPE : null

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    // React events bubble from a portal to the page's form as well.
    event.stopPropagation()
    if (isSending) return
    setChecked(true)
    const wrong = nameError ?? imageError
    if (wrong !== null) {
      await dialogs.alert({ tone: 'danger', title: 'Gagal', text: wrong })
      return
    }
    const input = { nama: nama.trim(), teks, image }
    try {
      const { message } = await (passage
        ? edit.mutateAsync({ id: passage.id, input })
        : add.mutateAsync(input))
      onClose()
      await dialogs.success({ title: 'Berhasil', text: message })
    } catch (error) {
      if (hasStatus(error, 401)) return
      const fallback = passage
        ? 'Terjadi kesalahan saat mengupdate soal.'
        : 'Gagal menambah soal reading.'
      await dialogs.alert({ tone: 'danger', title: 'Gagal', text: messageOf(error, fallback) })
    }
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      dismissable={!isSending}
      title={passage ? 'Edit Question Reading' : 'Tambah Question Reading'}
      footer={
        <>
          <Button variant="secondary" disabled={isSending} onClick={close}>
            Batal
          </Button>
          <Button type="submit" form={FORM_ID} loading={isSending}>
            Simpan
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <Field
          label="Nama"
          hint="Misalnya: soal 1–10."
          error={isChecked ? nameError : null}
          required
        >
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
          disabled={isSending}
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
      </form>
    </Dialog>
  )
}
