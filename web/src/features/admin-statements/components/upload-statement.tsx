import type { StatementColumns } from '@lulus/api/contracts/statements'
import { WORKBOOK_TYPE } from '@lulus/api/contracts/classes'
import { useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { FileDrop } from '@/components/ui/files/file-drop'
import { Select } from '@/components/ui/select'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '@/components/ui/table'
import { useChange } from '@/components/use-change'
import {
  uploadStatementMutation,
  type ColumnQuestion,
} from '@/features/admin-statements/api/statements'
import { adminPaths } from '@/lib/admin-paths'

const ACCEPTED = ['.xlsx', WORKBOOK_TYPE, '.csv', 'text/csv', '.txt']

/** Takes a statement, and asks once for each kind of statement which column is what. */
export function UploadStatement() {
  const navigate = useNavigate()
  const [asked, setAsked] = useState<{ file: File; question: ColumnQuestion } | null>(null)
  const upload = useChange(uploadStatementMutation, {
    onDone: ({ data, tanya }, { file }) => {
      if (tanya) setAsked({ file, question: tanya })
      if (data) void navigate(adminPaths.statement(data.id))
    },
  })

  return (
    <Card className="grid gap-5">
      <Field
        label="Berkas mutasi rekening atau QRIS"
        hint="Unduh dari internet banking atau aplikasi merchant QRIS: .xlsx atau .csv, paling besar 5 MB."
        error={upload.failureBeside('waktu', 'jumlah')}
      >
        <FileDrop
          accept={ACCEPTED}
          disabled={upload.isPending}
          onFile={(file) => {
            setAsked(null)
            upload.change({ file })
          }}
        >
          Pilih berkas atau seret ke sini
        </FileDrop>
      </Field>
      {upload.isPending && <p role="status">Membaca berkas…</p>}
      {asked && (
        <ColumnForm
          key={asked.file.name}
          question={asked.question}
          amountError={upload.errorAt('jumlah')}
          isBusy={upload.isPending}
          onSubmit={(columns) => upload.change({ file: asked.file, columns })}
        />
      )}
    </Card>
  )
}

const FIELDS: readonly { name: keyof StatementColumns; label: string; isRequired: boolean }[] = [
  { name: 'waktu', label: 'Tanggal', isRequired: true },
  { name: 'jam', label: 'Jam (bila kolomnya sendiri)', isRequired: false },
  { name: 'jumlah', label: 'Uang masuk', isRequired: true },
  { name: 'jenis', label: 'Debit/kredit', isRequired: false },
  { name: 'keterangan', label: 'Keterangan', isRequired: false },
]

interface ColumnFormProps {
  question: ColumnQuestion
  amountError: string | null | undefined
  isBusy: boolean
  onSubmit: (columns: StatementColumns) => void
}

function ColumnForm({ question: { judul, contoh, tebakan }, ...props }: ColumnFormProps) {
  const { amountError, isBusy, onSubmit } = props
  const [columns, setColumns] = useState(tebakan)
  const [isTried, setTried] = useState(false)
  const nameOf = (at: number) => judul[at] || `Kolom ${at + 1}`
  const missing = (name: keyof StatementColumns, isRequired: boolean) =>
    isTried && isRequired && columns[name] === null ? 'Pilih kolomnya.' : null

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    const { waktu, jumlah, ...others } = columns
    if (waktu !== null && jumlah !== null) onSubmit({ ...others, waktu, jumlah })
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="text-lg font-bold">Kolom mana berisi apa?</h2>
        <p className="text-ink-soft">
          Ditanyakan sekali: mutasi berikutnya dengan judul kolom yang sama langsung dibaca.
        </p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {FIELDS.map(({ name, label, isRequired }) => (
          <Field
            key={name}
            label={label}
            required={isRequired}
            error={missing(name, isRequired) ?? (name === 'jumlah' ? amountError : null)}
          >
            <Select
              value={columns[name] ?? ''}
              onChange={({ currentTarget: { value } }) =>
                setColumns({ ...columns, [name]: value === '' ? null : Number(value) })
              }
            >
              <option value="">{isRequired ? 'Pilih kolom' : 'Tidak ada'}</option>
              {judul.map((_, at) => (
                <option key={at} value={at}>
                  {nameOf(at)}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
      <Table caption="Baris pertama berkas ini">
        <TableHead>
          {judul.map((_, at) => (
            <Th key={at}>{nameOf(at)}</Th>
          ))}
        </TableHead>
        <TableBody>
          {contoh.map((row, line) => (
            <TableRow key={line}>
              {judul.map((_, at) => (
                <Td key={at} className="whitespace-nowrap">
                  {row[at] ?? ''}
                </Td>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Button type="submit" loading={isBusy} className="justify-self-start">
        Baca Mutasi
      </Button>
    </form>
  )
}
