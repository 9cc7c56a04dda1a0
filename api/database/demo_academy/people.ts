import { SAMPLE_ACCOUNTS } from '#app/accounts/domain/demo_accounts'

/** A person of the sample academy. */
export interface Person {
  name: string
  nohp: string
  email: string | null
}

/** The beginning of all their names, also on papers and certificates, so that they aren't taken for real people. */
const MARK = 'Contoh — '
/** The first of the unassigned numbers for the sample academy. */
const FIRST_NUMBER = 81200000100

/** @param first where their numbers begin, from 0 on */
function people(first: number, ...names: string[]): Person[] {
  return names.map((name, index) => ({
    name: MARK + name,
    nohp: `0${FIRST_NUMBER + first + index}`,
    email: `${name.toLowerCase().replaceAll(' ', '.')}@contoh.test`,
  }))
}

const [INVIGILATOR, TEACHER, CASHIER, PUPIL] = SAMPLE_ACCOUNTS
export { CASHIER, INVIGILATOR, PUPIL, TEACHER }

/** The other learners of the afternoon class; half of them gave no address. */
export const CLASSMATES: readonly Person[] = people(
  0,
  'Aditya Nugroho',
  'Ayu Kartika',
  'Bagas Saputra',
  'Citra Anggraini',
  'Dimas Firmansyah',
  'Eka Wulandari',
  'Fajar Ramadhan',
  'Gita Permatasari',
  'Hanif Maulana',
  'Indah Puspita',
  'Irfan Hidayat',
  'Kurnia Sari',
  'Luthfi Hamzah',
  'Mega Utami',
  'Nadia Safitri',
  'Oki Setiawan',
  'Putri Handayani',
  'Rangga Pratama',
  'Rina Marlina',
  'Sinta Melati',
  'Taufik Rahman',
  'Wahyu Kurniawan',
  'Yuni Astuti'
).map((one, index) => (index % 2 === 1 ? { ...one, email: null } : one))

/** The learners of the class that is new. */
export const NEWCOMERS: readonly Person[] = people(
  30,
  'Arif Budiman',
  'Bella Novita',
  'Doni Susanto',
  'Fitri Rahayu',
  'Galih Wibowo',
  'Hesti Ningsih',
  'Ilham Syahputra',
  'Laras Widya'
)

/** Learners without a class, who registered and paid by themselves. */
export const BUYERS: readonly Person[] = people(
  40,
  'Anita Dewanti',
  'Budi Santoso',
  'Cahya Purnama',
  'Desi Anggreni',
  'Erwin Halim',
  'Farah Amalia',
  'Gunawan Adi',
  'Herlina Yusuf',
  'Ivan Prakoso',
  'Jihan Lestari',
  'Kartika Wijaya',
  'Maya Sutanto',
  'Nurul Aini',
  'Reza Aulia'
)

const [SECOND_ADMIN, INVITED] = people(60, 'Ratna Wijayanti', 'Slamet Riyanto') as [Person, Person]
/** `SECOND_ADMIN`: so that the log has two; `INVITED`: hasn't answered yet. */
export { INVITED, SECOND_ADMIN }
