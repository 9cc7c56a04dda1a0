import { QueryClient, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { LONG_TEXT } from '@/app/design-system/samples'
import { Specimen } from '@/app/design-system/specimen'
import type { ListQuery } from '@/components/listing/list-query'
import { ListScreen } from '@/components/listing/list-screen'
import type { TableColumn } from '@/components/listing/list-table'
import { Button } from '@/components/ui/button'
import type { Sort } from '@/components/ui/sort'
import { ApiError } from '@/lib/api/api-error'
import type { Rows } from '@/lib/api/row-stream'
import { formatScore } from '@/lib/format/numbers'

interface Row {
  id: number
  nama: string
  paket: string
  skor: number
}
type Column = 'nama' | 'skor'
interface ListState extends Pick<
  UseQueryOptions<Rows<Row>>,
  'queryFn' | 'initialData' | 'placeholderData' | 'staleTime'
> {
  /** The initial search text. */
  search?: string
  /** Rendered on request, because it opens a dialog over the page. */
  opensDialog?: boolean
}

const LABELS = { nama: 'Nama Peserta', skor: 'Total' } as const
const COLUMNS: readonly TableColumn<Row, Column>[] = [
  {
    label: LABELS.nama,
    sortBy: 'nama',
    headClass: 'sm:w-64',
    cellClass: 'font-semibold',
    cell: ({ nama }) => nama,
  },
  {
    label: 'Paket Soal',
    cell: ({ paket }) => <span className="min-w-0 max-sm:text-right">{paket}</span>,
  },
  {
    label: LABELS.skor,
    sortBy: 'skor',
    headClass: 'sm:w-28',
    cellClass: 'tabular-nums',
    cell: ({ skor }) => formatScore(skor),
  },
  { label: 'Sertifikat', wide: true, cell: () => <Button size="sm">Unduh</Button> },
]

function rows(count: number): Rows<Row> {
  const drawn = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    nama: index === 1 ? 'Muhammad Fajar Nugroho Adiwijaya' : `Rina Wijaya ${index + 1}`,
    paket: index === 1 ? LONG_TEXT : 'Paket A',
    skor: 677 - ((index * 37) % 367),
  }))
  return { rows: drawn, total: count, totalPages: 1 }
}

const FEW: Rows<Row> = { ...rows(3), total: 28, totalPages: 3 }
const never = () => new Promise<never>(() => undefined)
const fail = () => Promise.reject(new ApiError({ status: 503, userMessage: 'Basis data sibuk.' }))

const STATES: Readonly<Record<string, ListState>> = {
  loading: { queryFn: never },
  empty: { initialData: rows(0) },
  'nothing found': { initialData: rows(0), search: 'Sukarno' },
  failed: { queryFn: fail, opensDialog: true },
  rows: { initialData: FEW },
  'rows, the next page awaited': { queryFn: never, placeholderData: FEW },
  'rows that could not be brought up to date': {
    queryFn: fail,
    initialData: FEW,
    staleTime: 0,
    opensDialog: true,
  },
  'more than a hundred rows': { initialData: rows(250) },
}

/** A separate client, because these samples are not server data and fail on purpose. */
const client = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: Infinity, refetchOnWindowFocus: false } },
})

/** The frame of the admin lists. */
export function Lists() {
  return Object.entries(STATES).map(([name, { opensDialog = false, ...state }]) => (
    <Specimen key={name} title={`ListScreen: ${name}`} className="grid">
      {opensDialog ? <SampleOnDemand name={name} {...state} /> : <Sample name={name} {...state} />}
    </Specimen>
  ))
}

function SampleOnDemand(props: ListState & { name: string }) {
  const [isShown, setIsShown] = useState(false)
  if (isShown) return <Sample {...props} />
  return (
    <Button variant="secondary" className="justify-self-start" onClick={() => setIsShown(true)}>
      Show it with its dialog
    </Button>
  )
}

function Sample({ name, search = '', ...state }: ListState & { name: string }) {
  const list = useSampleList(search)
  const result = useQuery({ queryKey: [name], queryFn: never, ...state }, client)

  return (
    <ListScreen
      title="Riwayat Simulasi"
      noun="hasil simulasi"
      list={list}
      result={result}
      searchPlaceholder="Nama atau nomor HP"
      columnLabels={LABELS}
      failureTitle="Gagal mengambil data exam histories"
      empty={{
        title: 'Tidak ada data ujian.',
        text: 'Hasil simulasi peserta tampil di sini begitu simulasinya selesai.',
      }}
      caption={`Riwayat Simulasi: ${name}`}
      columns={COLUMNS}
    />
  )
}

/** The list's query, stored in state instead of the address, which the samples would share. */
function useSampleList(search: string) {
  const [query, setQuery] = useState<ListQuery<Column>>({
    page: 1,
    limit: 10,
    search,
    sortBy: 'nama',
    sortOrder: 'ASC',
  })
  const change = (changes: Partial<ListQuery<Column>>) =>
    setQuery({ ...query, page: 1, ...changes })

  return {
    query,
    sort: { by: query.sortBy, order: query.sortOrder },
    setSort: ({ by, order }: Sort<Column>) => change({ sortBy: by, sortOrder: order }),
    change,
    filtered: [],
    clearFilters: () => undefined,
  }
}
