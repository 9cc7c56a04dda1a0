import { WORKBOOK_TYPE } from '@lulus/api/contracts/classes'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { FileDrop } from '@/components/ui/files/file-drop'
import { Progress } from '@/components/ui/progress'
import { Select } from '@/components/ui/select'
import { useChange } from '@/components/use-change'
import {
  readWorkbookMutation,
  templateMutation,
  type FileNotes,
} from '@/features/admin-classes/api/classes'
import { decodeList, isWorkbook } from '@/features/admin-classes/model/list-file'
const ACCEPTED = ['.xlsx', WORKBOOK_TYPE, '.csv', 'text/csv', '.txt']

interface ListFileFieldProps {
  /** Called with the list of a file as text, and what was ignored in a workbook. */
  onRead: (list: string, notes: FileNotes | null) => void
}

/** Takes a list as a file: the server reads Excel files and offers their sheets, and CSV is read here. */
export function ListFileField({ onRead }: ListFileFieldProps) {
  const read = useChange(readWorkbookMutation, {
    failed: null,
    done: null,
    onDone: ({ data }) => {
      setSheets({ all: data.lembar, used: data.dipakai, filled: data.lembar_berisi })
      onRead(data.daftar, data)
    },
  })
  const template = useChange(templateMutation, { failed: null })
  const [workbook, setWorkbook] = useState<File | null>(null)
  const [share, setShare] = useState(0)
  /** The sheets of the last readable file. */
  const [sheets, setSheets] = useState<Sheets>({ all: [], used: '', filled: [] })

  const readSheet = (file: File, sheet?: string) => {
    setWorkbook(file)
    setShare(0)
    read.change({ file, ...(sheet === undefined ? {} : { sheet }), onProgress: setShare })
  }
  const take = async (file: File) => {
    const bytes = await file.arrayBuffer()
    if (isWorkbook(bytes)) return readSheet(file)
    setWorkbook(null)
    read.reset()
    onRead(decodeList(bytes), null)
  }

  return (
    <>
      <Field
        label="Atau berkas Excel atau CSV"
        hint="Berkas .xlsx atau .csv, paling besar 5 MB."
        error={read.failure ?? template.failure}
      >
        <FileDrop accept={ACCEPTED} disabled={read.isPending} onFile={(file) => void take(file)}>
          Pilih berkas atau seret ke sini
        </FileDrop>
      </Field>
      {read.isPending && (
        <div className="grid gap-2">
          <p role="status">{share < 1 ? 'Mengunggah berkas…' : 'Membaca berkas…'}</p>
          {share < 1 && <Progress value={Math.round(share * 100)} max={100} label="Unggahan" />}
        </div>
      )}
      {workbook && sheets.all.length > 1 && (
        <Field label="Lembar" hint={sheetsHint(sheets)}>
          <Select
            value={sheets.used}
            disabled={read.isPending}
            onChange={({ currentTarget }) => readSheet(workbook, currentTarget.value)}
          >
            {sheets.all.map((sheet) => (
              <option key={sheet}>{sheet}</option>
            ))}
          </Select>
        </Field>
      )}
      <Button
        variant="quiet"
        size="sm"
        className="justify-self-start"
        loading={template.isPending}
        onClick={() => template.change()}
      >
        <Download aria-hidden className="size-4" />
        Unduh template Excel
      </Button>
    </>
  )
}

interface Sheets {
  all: string[]
  used: string
  /** Sheets with learners. */
  filled: string[]
}

/** The other sheets that have learners too. */
function sheetsHint({ used, filled }: Sheets): string {
  const others = filled.filter((sheet) => sheet !== used)
  if (others.length === 0) return `Berkas ini punya beberapa lembar. Yang dibaca: “${used}”.`
  return `Peserta ada juga di lembar lain: ${others.map((sheet) => `“${sheet}”`).join(', ')}.`
}
