import {
  formula,
  inline,
  number,
  rowOf,
  textRows,
  workbookOf,
  type TestWorkbook,
} from '#tests/support/workbooks'

/** Lists as schools and forms make them; all people are invented. */

const PARENT = ['Nama', 'Tahun Lahir', 'Jenjang Pendidikan', 'Pekerjaan', 'Penghasilan', 'NIK']
const OWN =
  `No,Nama,NIPD,JK,NISN,Tempat Lahir,Tanggal Lahir,NIK,Agama,Alamat,RT,RW,Dusun,Kelurahan,Kecamatan,Kode Pos,Jenis Tinggal,Alat Transportasi,Telepon,HP,E-Mail,SKHUN,Penerima KPS,No. KPS`.split(
    ','
  )
const LAST =
  `Rombel Saat Ini,No Peserta Ujian Nasional,No Seri Ijazah,Penerima KIP,Nomor KIP,Nama di KIP,Nomor KKS,No Registrasi Akta Lahir,Bank,Nomor Rekening Bank,Rekening Atas Nama,Layak PIP (usulan dari sekolah),Alasan Layak PIP,Kebutuhan Khusus,Sekolah Asal,Anak ke-berapa,Lintang,Bujur,No KK,Berat Badan,Tinggi Badan,Lingkar Kepala,Jml. Saudara Kandung,Jarak Rumah ke Sekolah (KM)`.split(
    ','
  )

/** The columns of Dapodik's list of pupils, from 0. */
const AT = { name: 1, phone: 18, mobile: 19, email: 20, father: 24 }

function pupil(cells: Record<number, string>): string[] {
  const row = Array.from({ length: OWN.length + 18 + LAST.length }, () => '')
  row[3] = 'P'
  row[4] = '0080000001'
  row[7] = '3404000000000001'
  row[AT.father] = 'Bapak Contoh'
  row[AT.father + 5] = '3404000000000009'
  row[42] = 'X IPA 1'
  return row.map((cell, at) => cells[at] ?? cell)
}

const DAPODIK_HEADINGS = [
  [
    ...OWN,
    ...['Data Ayah', 'Data Ibu', 'Data Wali'].flatMap((who) => [who, '', '', '', '', '']),
    ...LAST,
  ],
  [...OWN.map(() => ''), ...PARENT, ...PARENT, ...PARENT, ...LAST.map(() => '')],
]

/** Dapodik's list: four lines of titles, two of headings, 66 columns. */
export function dapodik({ isMerged = true } = {}): Buffer {
  const titles = [
    ['Daftar Peserta Didik'],
    ['SMAS CONTOH'],
    ['Kab. Sleman'],
    ['Diunduh 2026-11-02 09:14:07'],
  ]
  const pupils = [
    pupil({ 0: '1', [AT.name]: 'AYU CONTOH', [AT.mobile]: '081377770001' }),
    pupil({
      0: '2',
      [AT.name]: 'BIMA',
      [AT.mobile]: '62 813-7777-0002',
      [AT.email]: 'bima@contoh.test',
    }),
    pupil({ 0: '3', [AT.name]: 'CITRA', [AT.phone]: '0274512345', [AT.mobile]: '0813 7777 0003' }),
    pupil({ 0: '4', [AT.name]: 'DEWI', [AT.phone]: '081377770004' }),
  ]
  const merges = [
    ...OWN.map((_, at) => `${column(at)}5:${column(at)}6`),
    ...[24, 30, 36].map((at) => `${column(at)}5:${column(at + 5)}5`),
    ...LAST.map((_, at) => `${column(at + 42)}5:${column(at + 42)}6`),
  ]
  const rows = textRows([...titles, ...DAPODIK_HEADINGS, ...pupils])
  return workbookOf({
    worksheets: [{ name: 'Daftar Peserta Didik', rows, ...(isMerged ? { merges } : {}) }],
  })
}

function column(at: number): string {
  const last = String.fromCharCode(65 + (at % 26))
  return at < 26 ? last : String.fromCharCode(64 + Math.floor(at / 26)) + last
}

/** The same, copied from the worksheet and pasted. */
export function pastedDapodik(): string {
  const ayu = pupil({ 0: '1', [AT.name]: 'AYU CONTOH', [AT.mobile]: '081377770001' })
  return [...DAPODIK_HEADINGS, ayu].map((row) => row.join('\t')).join('\n')
}

/** EMIS has no phone numbers. */
export const EMIS = `NSM,NPSN,Status Siswa,Nama Siswa,NISM,NISN,NIK,Tempat Lahir,Tanggal Lahir,Jenis Kelamin,Agama
131234040001,20400001,1,M. RIZQI,131234040001240001,0080000003,3404000000000003,Kab. Sleman,09-03-2008,1,1
131234040001,20400001,1,SALMA,131234040001240002,0080000004,3404000000000004,Kab. Sleman,10-03-2008,2,1
`

/** A form's answers, with a line break in an answer. @param more rows below the first two */
export function googleForms(...more: string[]): string {
  return [
    '"Stempel waktu","Alamat Email","Nama Lengkap (sesuai KTP)","Nomor WhatsApp Aktif","Asal Kampus"',
    '"2026/11/02 9:14:07 AM GMT+7","ayu@contoh.test","Ayu Contoh, S.Pd.","0813-7777-0001","Univ. Contoh\nKampus 2"',
    `"2026/11/02 9:15:00 AM GMT+7","bima@contoh.test","Bima","'081377770002",""`,
    ...more,
  ].join('\r\n')
}

/** Typed by an office: titles, an example, a hidden row, cells that are no names, a sum, and signatures below it. */
export function officeBook(): Buffer {
  const office: TestWorkbook = {
    formats: [14],
    worksheets: [
      { name: 'Petunjuk', rows: textRows([['Isi lembar Siswa.'], ['Nama', 'No. HP/WA']]) },
      {
        name: 'Siswa',
        merges: ['A1:D1', 'A12:B12'],
        rows: [
          rowOf(1, [inline('DAFTAR PESERTA TOEFL 2026')]),
          rowOf(
            3,
            ['No', 'Nama Peserta Didik', 'No. HP/WA', 'Email'].map((text) => inline(text))
          ),
          rowOf(
            4,
            ['', 'contoh: Budi', '081234567890', 'budi@contoh.test'].map((text) => inline(text))
          ),
          rowOf(
            5,
            ['1', "SITI  NUR'AINI", '0813.7777.001', '-'].map((text) => inline(text))
          ),
          rowOf(6, [
            inline('2'),
            formula('A2&amp;" "&amp;B2', 'Ni Luh Pt. Contoh_x000D_'),
            number('8.1377770002E10'),
          ]),
          rowOf(
            7,
            ['3', 'TERSEMBUNYI', '081377770003'].map((text) => inline(text)),
            { isHidden: true }
          ),
          rowOf(8, [inline('4'), inline('-'), inline('.')]),
          rowOf(
            9,
            ['5', '-', '081377770005'].map((text) => inline(text))
          ),
          rowOf(10, [inline('6'), inline('MUHAMMAD'), number('46348', 1)]),
          rowOf(
            11,
            ['7', 'ʿĀisyah O’Contoh', '+62 813‑7777‑0007'].map((text) => inline(text))
          ),
          rowOf(12, [inline('Jumlah: 7'), inline('Jumlah: 7'), inline('7')]),
          rowOf(
            14,
            ['', 'Mengetahui,'].map((text) => inline(text))
          ),
          rowOf(
            17,
            ['', 'Dra. Contoh, M.Pd.'].map((text) => inline(text))
          ),
        ].join(''),
      },
    ],
  }
  return workbookOf(office)
}

/** A message of a group, with a contact as it was copied. */
export const CHAT = `Daftar peserta TOEFL:
1. Ayu Contoh - 0813 7777 0001
2. Bima (0813-7777-0002)
3. ~Citra~ +62 813-7777-0003 ✅
4. *Dewi, S.Pd.*: \u202a+62 813\u20117777\u20110004\u202c
5) Eka 0813 7777 0005 eka@contoh.test

6. Fajar`
