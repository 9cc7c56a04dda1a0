import { useState } from 'react'
import { LONG_TEXT } from '@/app/design-system/samples'
import { Shown, Specimen } from '@/app/design-system/specimen'
import { PageSizeSelect } from '@/components/listing/page-size-select'
import { SearchBox } from '@/components/listing/search-box'
import { SortSelect } from '@/components/listing/sort-select'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Input, Textarea } from '@/components/ui/input'
import { PasswordInput } from '@/components/ui/password-input'
import { RadioCard } from '@/components/ui/radio-card'
import { Select } from '@/components/ui/select'
import type { Sort } from '@/components/ui/sort'

const GRID = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3'

export function Fields() {
  return (
    <>
      <Specimen
        title="Input: default, placeholder, hover, focus, invalid, disabled, read-only, long"
        className={GRID}
      >
        <Field label="Nama" hint="Seperti yang akan tertulis di sertifikat.">
          <Input defaultValue="Rina Wijaya" />
        </Field>
        <Field label="Nomor HP">
          <Input placeholder="Contoh: 0812-3456-7890" />
        </Field>
        <Field label="Disorot">
          <Input data-shows="hover" />
        </Field>
        <Field label="Sedang diisi">
          <Input data-shows="focus focus-visible" />
        </Field>
        <Field label="Email" error="Format email tidak valid." required>
          <Input defaultValue="rina@" />
        </Field>
        <Field label="Email" error="Format email tidak valid." required>
          <Input defaultValue="rina@" data-shows="focus focus-visible" />
        </Field>
        <Field label="Tidak dapat diisi">
          <Input disabled defaultValue="Rina Wijaya" />
        </Field>
        <Field label="Hanya dapat dibaca">
          <Input readOnly defaultValue="0812-0000-0001" />
        </Field>
        <Field label={LONG_TEXT} hint={LONG_TEXT} error={LONG_TEXT}>
          <Input defaultValue={LONG_TEXT} />
        </Field>
      </Specimen>
      <Specimen
        title="PasswordInput, Textarea, Select: default, invalid, disabled"
        className={GRID}
      >
        <Field label="Password" hint="Minimal 8 karakter.">
          <PasswordInput defaultValue="rahasia-sekali" />
        </Field>
        <Field label="Password" error="Password tidak cocok.">
          <PasswordInput defaultValue="rahasia" />
        </Field>
        <Field label="Password">
          <PasswordInput disabled defaultValue="rahasia" />
        </Field>
        <Field label="Alasan penolakan">
          <Textarea defaultValue={LONG_TEXT} />
        </Field>
        <Field label="Alasan penolakan" error="Alasan penolakan harus diisi.">
          <Textarea />
        </Field>
        <Field label="Alasan penolakan">
          <Textarea disabled />
        </Field>
        <Choice />
        <Choice error="Jawaban harus antara 1 sampai 4." />
        <Choice disabled />
      </Specimen>
      <Specimen title="Checkbox: off, on, focus, disabled" className={GRID}>
        <Checkbox label="Khusus lab" hint="Hanya dapat dikerjakan di komputer lab." />
        <Checkbox label="Khusus lab" defaultChecked />
        <Checkbox label="Khusus lab" data-shows="focus focus-visible" />
        <Checkbox label="Khusus lab" disabled />
      </Specimen>
      <Specimen title="RadioCard: off, on, focus, disabled, hover and long" className={GRID}>
        <fieldset className="grid gap-2.5">
          <legend className="sr-only">Jawaban</legend>
          <RadioCard name="sample" mark="A">
            It will meet later than planned.
          </RadioCard>
          <RadioCard name="sample" mark="B" defaultChecked>
            It will last until five thirty.
          </RadioCard>
          <RadioCard name="sample" mark="C" data-shows="focus focus-visible">
            It has been canceled for today.
          </RadioCard>
          <RadioCard name="sample" mark="D" disabled>
            It will meet in the music building.
          </RadioCard>
          <Shown state="hover" on="label">
            <RadioCard name="sample">{LONG_TEXT}</RadioCard>
          </Shown>
        </fieldset>
      </Specimen>
      <Lists />
    </>
  )
}

function Choice({ error, disabled }: { error?: string; disabled?: boolean }) {
  return (
    <Field label="Jawaban" error={error}>
      <Select disabled={disabled}>
        <option>Pilih jawaban</option>
        <option>A</option>
      </Select>
    </Field>
  )
}

/** The controls above a list. */
function Lists() {
  const [search, setSearch] = useState('')
  const [size, setSize] = useState<5 | 10 | -1>(10)
  const [sort, setSort] = useState<Sort<'nama'>>({ by: 'nama', order: 'ASC' })

  return (
    <Specimen
      title="SearchBox, SortSelect, PageSizeSelect"
      className="grid gap-5 sm:flex sm:items-end"
    >
      <SearchBox
        label="Cari pengguna"
        placeholder="Nama atau nomor HP"
        value={search}
        onSearch={setSearch}
      />
      <SortSelect labels={{ nama: 'Nama' }} sort={sort} onSort={setSort} />
      <PageSizeSelect value={size} onChange={setSize} />
    </Specimen>
  )
}
