import { SECTIONS, SECTION_TITLES } from '@lulus/api/contracts/exam'
import { SKILLS } from '@lulus/api/contracts/skills'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input, Textarea } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { MendExplanation } from '@/features/admin-questions/components/import/mend-explanation'
import {
  changedExplanation,
  explanationTexts,
  readExplanation,
  type ExplanationErrors,
} from '@/features/admin-questions/model/explanation-fields'
import type { ImportReview, ImportRow, RowMend } from '@/features/admin-questions/api/imports'

const LETTERS = 'ABCD'

interface MendFormProps {
  row: ImportRow
  review: Pick<ImportReview, 'media' | 'bacaan'>
  isPending: boolean
  failure: string | null
  onSave: (mend: RowMend) => void
  onCancel: () => void
}

/** The fields of one row, in place. Only what was changed is sent. */
export function MendForm({ row, review, isPending, failure, onSave, onCancel }: MendFormProps) {
  const [draft, setDraft] = useState(() => ({
    bagian: row.bagian as string | null,
    no_soal: row.no_soal === null ? '' : String(row.no_soal),
    page: row.page === null ? '' : String(row.page),
    soal: row.soal ?? '',
    pilihan: LETTERS.split('').map((_, at) => row.pilihan[at] ?? ''),
    jawaban: row.jawaban,
    audio: row.audio,
    bacaan: row.bacaan,
  }))
  const [taught, setTaught] = useState(() => explanationTexts(row))
  const [errors, setErrors] = useState<ExplanationErrors>({})
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }))
  const section = SECTIONS.find((one) => one === draft.bagian) ?? null
  const save = () => {
    const options = section === 'written' ? row.pilihan : draft.pilihan
    const all: RowMend = {
      bagian: section,
      no_soal: numberIn(draft.no_soal),
      page: numberIn(draft.page),
      soal: draft.soal.trim() === '' ? null : draft.soal,
      pilihan: options,
      jawaban: draft.jawaban,
      audio: draft.audio,
      bacaan: draft.bacaan,
    }
    const explained = readExplanation(taught)
    setErrors(explained.errors)
    if (!explained.values) return
    // An untouched part stays, whatever the file or the question has of it.
    const touched = changedExplanation(row, taught, explained.values)
    const changed = Object.entries(all).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(row[field as keyof ImportRow])
    )
    onSave({ ...Object.fromEntries(changed), ...touched })
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      className="grid gap-4 rounded-md border border-line bg-muted p-4"
    >
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Bagian">
          <Select
            value={draft.bagian ?? ''}
            onChange={({ currentTarget: { value } }) => {
              change({ bagian: value || null })
              // Those of another section aren't shown any more, and couldn't be unticked.
              setTaught((before) => ({
                ...before,
                keterampilan: before.keterampilan.filter((one) => SKILLS[one].section === value),
              }))
            }}
          >
            <option value="">Belum diketahui</option>
            {SECTIONS.map((one) => (
              <option key={one} value={one}>
                {SECTION_TITLES[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Nomor soal">
          <Input
            inputMode="numeric"
            value={draft.no_soal}
            onChange={({ currentTarget: { value } }) => change({ no_soal: value })}
          />
        </Field>
        <Field label="Halaman">
          <Input
            inputMode="numeric"
            value={draft.page}
            onChange={({ currentTarget: { value } }) => change({ page: value })}
          />
        </Field>
      </div>
      {section !== 'listening' && (
        <Field
          label={section === 'written' ? 'Kalimat' : 'Soal'}
          hint={
            section === 'written'
              ? 'Tandai empat bagian dengan <u>…</u>. Bagian itulah pilihan A sampai D.'
              : undefined
          }
        >
          <Textarea
            lang="en"
            rows={3}
            value={draft.soal}
            onChange={({ currentTarget: { value } }) => change({ soal: value })}
          />
        </Field>
      )}
      {section !== 'written' && (
        <div className="grid gap-4 sm:grid-cols-2">
          {draft.pilihan.map((option, at) => (
            <Field key={at} label={`Pilihan ${LETTERS[at]}`}>
              <Input
                lang="en"
                value={option}
                onChange={({ currentTarget: { value } }) =>
                  change({
                    pilihan: draft.pilihan.map((one, place) => (place === at ? value : one)),
                  })
                }
              />
            </Field>
          ))}
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Kunci">
          <Select
            value={draft.jawaban ?? ''}
            onChange={({ currentTarget: { value } }) =>
              change({ jawaban: value === '' ? null : Number(value) })
            }
          >
            <option value="">Belum ada</option>
            {LETTERS.split('').map((letter, at) => (
              <option key={letter} value={at + 1}>
                {letter}
              </option>
            ))}
          </Select>
        </Field>
        {section === 'listening' && (
          <NameSelect
            label="Rekaman"
            none="Tanpa rekaman"
            value={draft.audio}
            names={review.media
              .filter(({ jenis }) => jenis === 'rekaman')
              .map(({ nama }) => ({ value: nama, label: nama }))}
            onChange={(audio) => change({ audio })}
          />
        )}
        {section === 'reading' && (
          <NameSelect
            label="Bacaan"
            none="Tanpa bacaan"
            value={draft.bacaan}
            names={review.bacaan.map(({ kode, judul, asal }) => ({
              value: kode,
              label: asal === 'paket' ? `${judul} (di paket)` : judul,
            }))}
            onChange={(bacaan) => change({ bacaan })}
          />
        )}
      </div>
      <MendExplanation
        section={section}
        draft={taught}
        errors={errors}
        onChange={(part) => setTaught((before) => ({ ...before, ...part }))}
      />
      {failure && <Alert tone="danger">{failure}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={isPending}>
          Simpan baris
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Batal
        </Button>
      </div>
    </form>
  )
}

interface NameSelectProps {
  label: string
  none: string
  value: string | null
  names: readonly { value: string; label: string }[]
  onChange: (value: string | null) => void
}

/** A name that the row has and nothing is called so is offered too, so that it isn't lost. */
function NameSelect({ label, none, value, names, onChange }: NameSelectProps) {
  const isUnknown = value !== null && !names.some((name) => name.value === value)
  return (
    <Field label={label}>
      <Select
        value={value ?? ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
      >
        <option value="">{none}</option>
        {isUnknown && <option value={value}>{value} (tidak ada)</option>}
        {names.map((name) => (
          <option key={name.value} value={name.value}>
            {name.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** Null for an empty field; the server refuses what is no number. */
function numberIn(text: string): number | null {
  return text.trim() === '' ? null : Number(text)
}
