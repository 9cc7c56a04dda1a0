import {
  PASSAGE_MAX_LINES,
  PASSAGE_TOO_LONG,
  setInLines,
  setPassageText,
} from '@lulus/api/contracts/passages'
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
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { FormDialog } from '@/components/form-dialog'
import { PassageText } from '@/components/questions/passage-text'
import { wordLines } from '@/components/questions/passage-words'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
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
import { usePassageDraft } from '@/features/admin-questions/components/passages/use-passage-draft'
import { mediaUrl } from '@/lib/api/request-url'
import '@/styles/passage-font.css'

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
  /** Called with the passage's id after it was added. */
  onAdded: (id: number) => void
  onClose: () => void
}

/** Adds or edits a passage: its name, and its text, which is set in lines, or a picture with or without its text. */
export function PassageDialog({ paketId, passage, onAdded, onClose }: PassageDialogProps) {
  const dialogs = useDialogs()
  const { change, isPending } = useChange(
    passage ? editPassageMutation(passage.id) : addPassageMutation(paketId),
    {
      fallback: passage
        ? 'Terjadi kesalahan saat mengupdate soal.'
        : 'Gagal menambah soal reading.',
      onDone: (saved) => {
        draft.forget()
        onClose()
        if (saved.data) onAdded(saved.data.id)
      },
    }
  )
  const stored = storedOf(passage)
  const draft = usePassageDraft(paketId, passage?.id ?? null, {
    nama: passage?.nama ?? '',
    teks: stored.text,
  })
  const [nama, setNama] = useState(draft.initial.nama)
  const [teks, setTeks] = useState(draft.initial.teks)
  const [image, setImage] = useState<File | null>(null)
  const [isPictureKept, setPictureKept] = useState(stored.picture !== null)
  const [isPreparing, setPreparing] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const isText = image === null && !isPictureKept
  const isDirty =
    nama !== (passage?.nama ?? '') ||
    teks !== stored.text ||
    image !== null ||
    isPictureKept !== (stored.picture !== null)
  const nameError = nama.trim() === '' ? PASSAGE_UNNAMED : null
  const imageError = isText && teks.trim() === '' ? PLAIN_IMAGE_WRONG_TYPE : null
  const textError = textFault(teks, isText)

  const { keep } = draft
  useEffect(() => keep({ nama, teks }), [keep, nama, teks])

  const submit = () => {
    setChecked(true)
    const wrong = nameError ?? imageError ?? textError
    if (wrong === null) change({ nama: nama.trim(), teks, image, isText })
    else void dialogs.alert({ tone: 'danger', title: FAILED, text: wrong })
  }

  return (
    <FormDialog
      title={passage ? 'Edit Question Reading' : 'Tambah Question Reading'}
      size="lg"
      submitLabel="Simpan"
      isBusy={isPending}
      isPreparing={isPreparing}
      isDirty={isDirty}
      onSubmit={submit}
      // Closing asks first when there is input.
      onClose={() => {
        draft.forget()
        onClose()
      }}
    >
      {draft.isRestored && isDirty && (
        <Alert
          title="Isian yang belum disimpan dipulihkan"
          action={
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                setNama(passage?.nama ?? '')
                setTeks(stored.text)
              }}
            >
              Buang Isian
            </Button>
          }
        >
          Gambar, bila ada, perlu dipilih lagi.
        </Alert>
      )}
      <Field label="Nama" hint="Misalnya: soal 1–10." error={isChecked ? nameError : null} required>
        <Input
          autoComplete="off"
          maxLength={PASSAGE_NAME_MAX_LENGTH}
          value={nama}
          onChange={({ currentTarget: input }) => setNama(input.value)}
        />
      </Field>
      <Field label="Teks bacaan" hint={isText ? TEXT_HINT : PICTURE_TEXT_HINT} error={textError}>
        <Textarea
          lang="en"
          rows={8}
          value={teks}
          onChange={({ currentTarget: area }) => setTeks(area.value)}
        />
      </Field>
      {isText && textError === null && teks.trim() !== '' && <TextPreview text={teks} />}
      <ImagePicker
        label="Gambar"
        hint={
          isPictureKept
            ? 'Kosongkan bila gambarnya tetap. Bila dihapus, teks di atas yang tampil.'
            : 'Bila bacaannya berupa gambar: JPG atau PNG, paling besar 5 MB.'
        }
        error={isChecked ? imageError : null}
        limits={LIMITS}
        value={image}
        onChange={setImage}
        onPreparing={setPreparing}
        currentUrl={isPictureKept ? mediaUrl(stored.picture) : null}
        onRemoveCurrent={() => setPictureKept(false)}
        disabled={isPending}
      />
    </FormDialog>
  )
}

const TEXT_HINT =
  'Satu paragraf satu baris. Baris diatur dan diberi nomor sendiri; bila semua baris paling panjang 80 huruf, pembagian baris Anda dipakai.'
const PICTURE_TEXT_HINT =
  'Dibacakan oleh pembaca layar dan tampil di layar kecil. Bila gambarnya diganti, sesuaikan juga teksnya.'

/** What a passage has now: its text as it was typed, and its picture unless that was drawn of the text. */
function storedOf(passage: PassageRow | null): { text: string; picture: string | null } {
  if (passage === null) return { text: '', picture: null }
  return passage.naskah === null
    ? { text: passage.teks ?? '', picture: passage.reading }
    : { text: passage.naskah, picture: null }
}

function textFault(text: string, isText: boolean): string | null {
  if (text.length > PASSAGE_TEXT_MAX_LENGTH) {
    return `Teks bacaan maksimal ${PASSAGE_TEXT_MAX_LENGTH} karakter; ini ${text.length}.`
  }
  return isText && setInLines(text).flat().length > PASSAGE_MAX_LINES ? PASSAGE_TOO_LONG : null
}

/** The text in the lines that learners will see. */
function TextPreview({ text }: { text: string }) {
  const typed = useDeferredValue(text)
  const paragraphs = useMemo(() => wordLines(setPassageText(typed)), [typed])

  return (
    <section aria-label="Seperti dilihat peserta" className="grid gap-2">
      <h3 className="text-sm font-semibold">Seperti dilihat peserta</h3>
      <div
        role="group"
        aria-label="Bacaan"
        // Keys scroll it from here.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-72 overflow-y-auto rounded-md border border-line bg-surface p-4"
      >
        <PassageText paragraphs={paragraphs} />
      </div>
    </section>
  )
}
