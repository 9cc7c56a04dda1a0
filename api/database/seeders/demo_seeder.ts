import app from '@adonisjs/core/services/app'
import { BaseSeeder } from '@adonisjs/lucid/seeders'
import db from '@adonisjs/lucid/services/db'
import { DEMO_ACCOUNTS } from '#app/accounts/domain/demo_accounts'
import { openDemoAccount } from '#app/accounts/actions/open_account'
import User from '#app/accounts/models/user'
import { CURRENT_TABLE_VERSION } from '#app/scoring/domain/scoring'
import Package from '#app/packages/models/package'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'
import { writeSettings } from '#app/academy/actions/academy_settings'
import { sampleQris } from '#database/demo_academy/sample_qris'
import env from '#start/env'
import { DEFAULT_MINUTES } from '#contracts/exam'
import { DEFAULT_PRICES } from '#contracts/packages'
import { DEMO_PASSWORD } from '#contracts/passwords'

const CONTENT_SLUG = 'paket-a'
const EMPTY_PACKAGES = ['Paket B', 'Paket C']
/** A domain reserved for examples. */
const CHANNEL_URL = 'https://example.com/channel/join'

/** Earlier than the sample academy's first day. */
const OPENED_BEFORE_MS = 63 * 24 * 60 * 60 * 1000

/**
 * The first data of a demo installation (contract section 1). It runs at every start and only adds what never
 * existed: later changes stay.
 */
export default class DemoSeeder extends BaseSeeder {
  override async run() {
    if (!env.get('DEMO')) return
    const isFull = env.get('DEMO_DATA') === 'penuh'
    if (isFull && !(await User.first())) await openLongAgo(seedBasics)
    else await seedBasics()
    if (isFull) await seedAcademy()
  }
}

/** The data of every demo. */
async function seedBasics(): Promise<void> {
  await seedAccounts()
  await seedContent()
  await seedEmptyPackages()
  await seedSettings()
}

async function seedAccounts(): Promise<void> {
  for (const { name, email, nohp, role } of DEMO_ACCOUNTS) {
    if (await User.query().where('email', email).orWhere('nohp', nohp).first()) continue
    await openDemoAccount({ nama: name, email, nohp, password: DEMO_PASSWORD }, role)
  }
}

async function seedContent(): Promise<void> {
  if (await Package.findBy('contentSlug', CONTENT_SLUG)) return
  // Loaded late, because most starts import nothing.
  const { importContent } = await import('#app/packages/content/import_content')
  await importContent(app.makePath('database/content', CONTENT_SLUG))
}

/** Empty packages that the catalogue shows as 'Coming Soon'. */
async function seedEmptyPackages(): Promise<void> {
  if (await Package.query().whereNull('contentSlug').first()) return
  await inTransaction(async (trx) => {
    const now = clock.now()
    for (const name of EMPTY_PACKAGES) {
      await Package.create(
        {
          name,
          status: 'belum',
          level: 'prediction',
          price: DEFAULT_PRICES.prediction,
          listeningMinutes: DEFAULT_MINUTES.listening,
          writtenMinutes: DEFAULT_MINUTES.written,
          readingMinutes: DEFAULT_MINUTES.reading,
          labOnly: false,
          explanationMode: 'setelah_ujian',
          scoringTable: CURRENT_TABLE_VERSION,
          createdAt: now,
          updatedAt: now,
        },
        { client: trx }
      )
    }
  })
}

async function seedSettings(): Promise<void> {
  if (await db.from('settings').first()) return
  // Loaded late, because most starts store nothing.
  const { storeSampleTestimonials } = await import('#database/demo_academy/sample_testimonials')
  const testimonials = await storeSampleTestimonials()
  await inTransaction((trx) =>
    writeSettings(trx, {
      academyName: 'Lulus',
      whatsappNumber: DEMO_ACCOUNTS[0].nohp,
      qrisText: sampleQris('CONTOH LULUS'),
      qrisIsSample: true,
      channelUrl: CHANNEL_URL,
      testimonials,
    })
  )
}

/** Before the sample academy's first day. */
async function openLongAgo(open: () => Promise<void>): Promise<void> {
  const { Diary } = await import('#database/demo_academy/diary')
  const diary = new Diary()
  diary.note(clock.now() - OPENED_BEFORE_MS, open)
  await diary.play()
}

async function seedAcademy(): Promise<void> {
  // Loaded late, because most starts add no sample academy.
  const { seedDemoAcademy } = await import('#database/demo_academy/seed_demo_academy')
  await seedDemoAcademy(CONTENT_SLUG)
}
