import './latin.css'
