# Texts of the page: table
