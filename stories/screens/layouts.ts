/** Each with a story that has it: a screen of the app where one does. */
export const layouts = [
  {
    name: 'Default',
    story: 'screens-checkout--full',
    text: 'Locker, checkout, status: `PageFrame`, `PageHeader`, and `Columns` with an aside that sticks. Below 992 px the aside becomes a `BottomBar`.',
  },
  {
    name: 'Auth',
    story: 'screens-register--email',
    text: '`AuthLayout`: a form of 400 px on paper, the reason for it on water from 992 px.',
  },
  {
    name: 'Full',
    story: 'screens-home--guest',
    text: 'Arrival pages: `Hero` and one `Band` for each thought, `Footer` at the end.',
  },
  {
    name: 'Wizard',
    story: 'screens-wizard--typing',
    text: 'One step per page: `Stepper` in the header, what it comes to beside it, `WizardFooter` below.',
  },
  {
    name: 'Newer wizard',
    story: 'screens-wizard--edit',
    text: 'All steps on one page, each a `NumberedSection`; for a shipment that is edited.',
  },
  {
    name: 'Dashboard',
    story: 'pages-dashboardlayout--matrix',
    text: '`SideMenu` beside the pages of one area; a row that scrolls on a phone.',
  },
] as const
