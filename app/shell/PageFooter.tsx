import { Footer, FooterList, FooterPayments } from '@seberang/design-system/Footer'
import { Link } from '@seberang/design-system/Link'
import { useTranslation } from 'react-i18next'
import { howItWorks, paths } from './paths.ts'

const phone = { shown: '021 5099 7420', href: 'tel:+622150997420' }
const mail = 'bantuan@seberang.id'
const payments = ['BNI', 'BRI', 'BCA', 'Mandiri']

export function PageFooter() {
  const { t } = useTranslation()
  return (
    <Footer
      columns={[
        { title: t('footer.sales.title'), content: t('footer.sales.text') },
        {
          title: t('footer.service.title'),
          content: (
            <FooterList
              items={[
                {
                  id: 'phone',
                  content: (
                    <Link variant="quiet" href={phone.href}>
                      {phone.shown}
                    </Link>
                  ),
                },
                {
                  id: 'mail',
                  content: (
                    <Link variant="quiet" href={`mailto:${mail}`}>
                      {mail}
                    </Link>
                  ),
                },
                { id: 'hours', content: t('footer.service.hours') },
              ]}
            />
          ),
        },
        { title: t('footer.payment.title'), content: <FooterPayments names={payments} /> },
        { title: t('footer.security.title'), content: t('footer.security.text') },
      ]}
      notice={t('footer.notice')}
      links={[
        { href: howItWorks, label: t('nav.howItWorks') },
        { href: paths.register, label: t('nav.register') },
        { href: paths.login, label: t('nav.login') },
      ]}
      linksLabel={t('footer.label')}
      copyright={t('footer.copyright')}
    />
  )
}
